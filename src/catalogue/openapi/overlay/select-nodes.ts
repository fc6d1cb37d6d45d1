import { JSONPathEnvironment, JSONPathError, type JSONPathQuery, jsonpath } from "json-p3";
import { isJsonObject, type Json, type JsonObject } from "../../../base/json.ts";

/** Maximum characters of a target. */
const MAX_TARGET = 1_000;
/** Maximum nodes that one overlay visits, over all of its actions: some tenths of a second. */
const MAX_VISITS = 1_000_000;

/** Nodes that the actions of one overlay may still visit. */
export class VisitBudget {
  private left = MAX_VISITS;

  /** @throws TargetError when the actions visit too many nodes */
  spend(): void {
    if (--this.left < 0)
      throw new TargetError("The targets visit too many parts of the document. Name the paths they change.");
  }
}

export class TargetError extends Error {
  override readonly name = "TargetError";
}

/** A selected node: keys and indexes from the root, empty for the root itself. */
export interface SelectedNode {
  location: (string | number)[];
  value: Json;
}

const ENVIRONMENT = new JSONPathEnvironment();
const { NameSelector, IndexSelector, WildcardSelector, FilterSelector } = jsonpath.selectors;
const {
  InfixExpression,
  LogicalExpression,
  PrefixExpression,
  RelativeQuery,
  RootQuery,
  FilterExpressionLiteral,
} = jsonpath.expressions;

/**
 * Parses the target of an action: JSONPath (RFC 9535) without slices and functions, with at most one `..`. A filter may
 * compare members of the node with literals; it contains no `$` and no `..`, so that its work is limited by the
 * node's size.
 *
 * @throws TargetError
 */
export function parseTarget(target: string): JSONPathQuery {
  if (target.length > MAX_TARGET)
    throw new TargetError(`The target is longer than ${MAX_TARGET} characters.`);
  if (!target.startsWith("$")) throw new TargetError("A target starts with \"$\", e.g. $.paths['/pets'].get");
  let query: JSONPathQuery;
  try {
    query = ENVIRONMENT.compile(target);
  } catch (cause) {
    if (!(cause instanceof JSONPathError)) throw cause;
    const rest = target.slice(cause.token.index, cause.token.index + 20);
    throw new TargetError(
      `The target is no valid JSONPath ${rest === "" ? "at its end" : `at "${rest}"`} (character ${cause.token.index + 1}).`,
    );
  }
  if (query.segments.filter(isDescent).length > 1)
    throw new TargetError('A target may contain ".." only once.');
  for (const { selectors } of query.segments)
    for (const selector of selectors) checkSelector(selector, false);
  return query;
}

function isDescent(segment: JSONPathQuery["segments"][number]): boolean {
  return segment.toString().startsWith("..");
}

function checkSelector(selector: jsonpath.JSONPathSelector, inFilter: boolean): void {
  if (selector instanceof NameSelector || selector instanceof IndexSelector) return;
  if (selector instanceof WildcardSelector) return;
  if (selector instanceof FilterSelector) {
    checkExpression(selector.expression);
    return;
  }
  const where = inFilter ? "in a filter" : "in a target";
  throw new TargetError(
    `${selector.toString()} is not supported ${where}: use names, indexes, * and filters.`,
  );
}

function checkExpression(expression: jsonpath.expressions.FilterExpression): void {
  if (expression instanceof LogicalExpression) checkExpression(expression.expression);
  else if (expression instanceof PrefixExpression) checkExpression(expression.right);
  else if (expression instanceof InfixExpression) {
    checkExpression(expression.left);
    checkExpression(expression.right);
  } else if (expression instanceof RelativeQuery) checkRelative(expression.path);
  else if (expression instanceof RootQuery)
    throw new TargetError("A filter may not refer to the whole document ($).");
  else if (!(expression instanceof FilterExpressionLiteral))
    throw new TargetError("Functions are not supported in a filter.");
}

function checkRelative({ segments }: JSONPathQuery): void {
  for (const segment of segments) {
    if (isDescent(segment) || segment.selectors.length !== 1)
      throw new TargetError('A filter may contain neither ".." nor a list of selectors.');
    for (const selector of segment.selectors) checkSelector(selector, true);
  }
}

/**
 * The nodes of the document that a parsed target selects, each once.
 *
 * @throws TargetError when too many nodes are visited
 */
export function selectNodes(document: JsonObject, query: JSONPathQuery, budget: VisitBudget): SelectedNode[] {
  let nodes: SelectedNode[] = [{ location: [], value: document }];
  for (const segment of query.segments) {
    const starts = isDescent(segment) ? nodes.flatMap((node) => [...descend(node, budget)]) : nodes;
    const found = new Map<Json, SelectedNode>();
    const scalars: SelectedNode[] = [];
    for (const start of starts)
      for (const selector of segment.selectors)
        for (const node of select(start, selector, budget)) {
          if (typeof node.value !== "object" || node.value === null) scalars.push(node);
          else if (!found.has(node.value)) found.set(node.value, node);
        }
    nodes = [...found.values(), ...scalars];
  }
  return nodes;
}

function* descend(node: SelectedNode, budget: VisitBudget): Generator<SelectedNode> {
  budget.spend();
  yield node;
  for (const child of children(node)) yield* descend(child, budget);
}

function* children({ location, value }: SelectedNode): Generator<SelectedNode> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield { location: [...location, index], value: item };
  } else if (isJsonObject(value)) {
    for (const [key, item] of Object.entries(value)) yield { location: [...location, key], value: item };
  }
}

function* select(
  node: SelectedNode,
  selector: jsonpath.JSONPathSelector,
  budget: VisitBudget,
): Generator<SelectedNode> {
  budget.spend();
  const { location, value } = node;
  if (selector instanceof NameSelector) {
    const member =
      isJsonObject(value) && Object.hasOwn(value, selector.name) ? value[selector.name] : undefined;
    if (member !== undefined) yield { location: [...location, selector.name], value: member };
  } else if (selector instanceof IndexSelector) {
    if (!Array.isArray(value)) return;
    const index = selector.index < 0 ? value.length + selector.index : selector.index;
    const item = value[index];
    if (item !== undefined) yield { location: [...location, index], value: item };
  } else {
    for (const child of children(node)) {
      budget.spend();
      if (selector instanceof FilterSelector ? matches(selector, child) : true) yield child;
    }
  }
}

function matches({ expression }: InstanceType<typeof FilterSelector>, { value }: SelectedNode): boolean {
  return expression.evaluate({
    environment: ENVIRONMENT,
    currentValue: value as never,
    rootValue: null as never,
  });
}
