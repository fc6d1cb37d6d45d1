import type { ToolFields, ToolParameterField } from "../../src/contract/tool.ts";

/* temporary reader */
// biome-ignore lint/suspicious/noExplicitAny: temporary
type Any = any;
export function readSpec(text: string): ToolFields[] {
  const doc: Any = JSON.parse(text);
  const tools: ToolFields[] = [];
  const deref = (x: Any, n = 0): Any =>
    x && typeof x === "object" && typeof x.$ref === "string" && n < 10
      ? deref(
          x.$ref
            .slice(2)
            .split("/")
            .reduce((o: Any, k: string) => o?.[k.replace(/~1/g, "/").replace(/~0/g, "~")], doc),
          n + 1,
        )
      : x;
  for (const [path, item] of Object.entries<Any>(doc.paths))
    for (const method of ["get", "post", "put", "patch", "delete"]) {
      const op = item[method];
      if (!op) continue;
      const parameters: ToolParameterField[] = [];
      for (const raw of [...(item.parameters ?? []), ...(op.parameters ?? [])]) {
        const p = deref(raw);
        if (!p?.name || p.in === "body") continue;
        parameters.push({
          name: p.name,
          in: p.in,
          required: !!p.required,
          description: p.description ?? "",
          values: (deref(p.schema)?.enum ?? []).map(String),
        });
      }
      const content: Any = Object.values(deref(op.requestBody)?.content ?? {})[0];
      const schema = deref(content?.schema);
      for (const [name, raw] of Object.entries<Any>(schema?.properties ?? {})) {
        const p = deref(raw);
        parameters.push({
          name,
          in: "body",
          required: (schema.required ?? []).includes(name),
          description: p?.description ?? "",
          values: (p?.enum ?? []).map(String),
        });
      }
      tools.push({
        api: doc.info.title,
        operation_id: op.operationId ?? `${method}${path.replace(/[^a-zA-Z0-9]+/g, "_")}`,
        method: method.toUpperCase(),
        path,
        summary: op.summary ?? "",
        description: op.description ?? "",
        tags: (op.tags ?? []).map(String),
        parameters,
      });
    }
  return tools;
}
