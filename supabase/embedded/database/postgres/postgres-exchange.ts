import type { Connection, QueryResultRow } from "pg";
import { toWire, type ValueTypes } from "./postgres-values.ts";

export interface Statement {
  text: string;
  values?: readonly unknown[];
}

export interface StatementResult {
  rows: QueryResultRow[];
  /** Number of rows inserted, updated, deleted or read; undefined for a command without a count. */
  count: number | undefined;
}

/** The part of pg's connection that custom queries may use (as `pg-cursor` does). */
interface Wire {
  once(event: "parameterDescription", listener: (message: { dataTypeIDs: number[] }) => void): void;
  stream: { cork?(): void; uncork?(): void };
  parse(message: { text: string; name: string }): void;
  bind(message: { values: unknown[] }): void;
  describe(message: { type: "P" | "S"; name: string }): void;
  execute(message: { portal: string; rows: number }): void;
  sync(): void;
}

function wireOf(connection: Connection): Wire {
  return connection as unknown as Wire;
}

export interface Settle<T> {
  done(result: T): void;
  fail(error: unknown): void;
}

interface Column {
  name: string;
  parse(text: string): unknown;
}

/** One pipeline on pg's connection; pg calls the `handle…` methods with the answers. */
export class Exchange {
  private readonly results: StatementResult[] = [];
  private columns: Column[] = [];
  private rows: QueryResultRow[] = [];

  constructor(
    private readonly statements: Statement[],
    private readonly types: Pick<ValueTypes, "getTypeParser">,
    private readonly settle: Settle<StatementResult[]>,
  ) {}

  submit(connection: Connection): void {
    const wire = wireOf(connection);
    wire.stream.cork?.();
    for (const { text, values = [] } of this.statements) {
      wire.parse({ text, name: "" });
      wire.bind({ values: values.map(toWire) });
      wire.describe({ type: "P", name: "" });
      wire.execute({ portal: "", rows: 0 });
    }
    wire.sync();
    wire.stream.uncork?.();
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.types.getTypeParser(dataTypeID),
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: QueryResultRow = {};
    this.columns.forEach(({ name, parse }, i) => {
      const text = fields[i];
      row[name] = text === null || text === undefined ? null : parse(text);
    });
    this.rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const count = /(\d+)$/.exec(text)?.[1];
    this.endStatement(count === undefined ? undefined : Number(count));
  }

  handleEmptyQuery(): void {
    this.endStatement(undefined);
  }

  handleReadyForQuery(): void {
    this.settle.done(this.results);
  }

  handleError(error: unknown): void {
    this.settle.fail(error);
  }

  private endStatement(count: number | undefined): void {
    this.results.push({ rows: this.rows, count });
    this.rows = [];
    this.columns = [];
  }
}

/** Queries the parameter types of a statement without running it. */
export class Description {
  private parameters: number[] = [];

  constructor(
    private readonly text: string,
    private readonly settle: Settle<number[]>,
  ) {}

  submit(connection: Connection): void {
    const wire = wireOf(connection);
    wire.once("parameterDescription", ({ dataTypeIDs }) => {
      this.parameters = dataTypeIDs;
    });
    wire.stream.cork?.();
    wire.parse({ text: this.text, name: "" });
    wire.describe({ type: "S", name: "" });
    wire.sync();
    wire.stream.uncork?.();
  }

  handleRowDescription(): void {
    // The result columns are not needed.
  }

  handleReadyForQuery(): void {
    this.settle.done(this.parameters);
  }

  handleError(error: unknown): void {
    this.settle.fail(error);
  }
}
