import { describe, expect, it } from "vitest";
import { countColumns, countEmbedded, countReturned } from "../../supabase/embedded/database/count-answer.ts";

const MANY = "coalesce(json_agg(agg), '[]')";

describe("countEmbedded()", () => {
  it.each([
    ["rows", `select (select ${MANY} from (select 1) as agg) as "a" from "b"`, 1],
    ["one row", `select (select to_json(obj) from (select 1) as obj) as "a" from "b"`, 1],
    ["values", `select (select coalesce(json_agg("value"), '[]'::json) from "b" as _agg) as "a" from "b"`, 1],
    [
      "rows in rows",
      `select (select ${MANY} from (select (select ${MANY} from (select 1) as agg)) as agg) from "b"`,
      2,
    ],
    ["none", `select "a" from "b"`, 0],
    ["in a name", `select "a" as "x to_json(obj), json_agg(agg)", 'json_agg(agg)' from "b"`, 0],
    ["in a name with quotes", `select "a" as "x""json_agg(agg)""y" from "b"`, 0],
    ["in a text with quotes", `select "a"->'x''to_json(obj)"' as "y" from "b"`, 0],
    ["lite's count of rows", `SELECT count(*) as __count FROM (select ${MANY}) AS __inner_count`, 0],
  ])("%s", (_, statement, times) => {
    const counting = countEmbedded(statement, 7);
    expect(counting.split("set_config(").length - 1).toBe(times);
    if (times === 0) expect(counting).toBe(statement);
  });
});

describe("countColumns()", () => {
  const statement = `select "a" as "x", "a" as "y""z" from "b"`;
  it.each([
    ["each of them", ["x", 'y"z'], statement, 2],
    ["the row if one is ambiguous", ["x"], `select "a" as "x", "b" as "x" from "b"`, 1],
    ["none of a query of lite's own", ["x"], `select "oid" from "pg_class"`, 0],
    ["none without names", [], statement, 0],
  ])("%s", (_, names, given, times) => {
    const counting = countColumns(given, names, 7);
    expect(counting.split("set_config(").length - 1).toBe(times);
    if (times === 0) expect(counting).toBe(given);
  });
});

describe("countReturned()", () => {
  it.each([
    ["an insertion", `insert into "a" ("b") values ($1) returning "b"`, true],
    ["an update", `update "a" set "b" = $1 returning *`, true],
    ["a deletion", `delete from "a" returning "b"`, true],
    ["a deletion that returns nothing", `delete from "a" where "b" = $1`, false],
    ["a name that says so", `delete from "a returning b" where "b" = ' returning "c"'`, false],
    ["a query", `select "b" as "x returning y" from "a"`, false],
  ])("%s: %s", (_, statement, isCounted) => {
    const counted = countReturned(statement, 7);
    expect(counted !== undefined).toBe(isCounted);
    if (isCounted) expect(counted).toContain(`with answer as (${statement}) select answer.* from answer`);
  });
});
