import { createServer, type IncomingMessage, type Server } from "node:http";
import { join } from "node:path";
import { PACKED_FOLDER, packFunctions } from "./pack-functions.ts";
import { runSupabase } from "./run-supabase.ts";

export interface CapturedFile {
  /** Relative to the project's root, as in the CLI. */
  path: string;
  content: Buffer;
}

export interface CapturedFunction {
  slug: string;
  files: CapturedFile[];
  /** The form's text part: entry point, import map, `verify_jwt`. */
  metadata: Record<string, unknown>;
  /** Transferred bytes. */
  uploaded: number;
}

/** Port of the platform's API in the CLI's profile `supabase-local`. */
const PORT = 8080;
/** Placeholder for a project; the capture server accepts any. */
const REMOTE = "abcdefghijklmnopqrst";
const TOKEN = `sbp_${"0123456789abcdef".repeat(3).slice(0, 40)}`;

/** The requests of the CLI to the platform. */
export interface Captured {
  functions: CapturedFunction[];
  /** Names of the variables that were set. */
  secrets: string[];
  /** Schemas that the Data API exposes, as settings of a new project and as they were changed. */
  schemas: string;
}

/** Settings that direct the CLI to the capture server. */
export const CAPTURE = { ref: REMOTE, profile: "supabase-local", token: TOKEN } as const;

/**
 * Packs all functions and deploys them with the Supabase CLI to a local server that records the uploads.
 *
 * @throws Error when the port is in use or the CLI fails
 */
export async function captureDeploy(projectDir: string): Promise<CapturedFunction[]> {
  const folder = join(projectDir, PACKED_FOLDER);
  await packFunctions(projectDir, folder);
  const { functions } = await captureDuring(async () => {
    const args = [
      "functions",
      "deploy",
      "--workdir",
      folder,
      "--use-api",
      "--yes",
      "--profile",
      CAPTURE.profile,
      `--remote=${CAPTURE.ref}`,
    ];
    const result = await runSupabase(projectDir, args, { SUPABASE_ACCESS_TOKEN: CAPTURE.token });
    if (result.code !== 0)
      throw new Error(`supabase functions deploy failed:\n${result.stdout}${result.stderr}`);
  });
  return functions;
}

/**
 * Serves the platform's API while `run` uses the CLI.
 *
 * @throws Error when the port is in use
 */
export async function captureDuring(run: () => Promise<void>): Promise<Captured> {
  const captured: Captured = { functions: [], secrets: [], schemas: "public,graphql_public" };
  const server = createCaptureServer(captured);
  await listen(server);
  try {
    await run();
    captured.functions.sort((a, b) => a.slug.localeCompare(b.slug));
    return captured;
  } finally {
    await new Promise((done) => server.close(done));
  }
}

function createCaptureServer(captured: Captured): Server {
  return createServer((request, response) => {
    answer(request, captured)
      .then(([status, body]) => {
        response.writeHead(status, { "content-type": "application/json", connection: "close" });
        response.end(JSON.stringify(body));
      })
      .catch((error: unknown) => {
        response.writeHead(500, { connection: "close" });
        response.end(String(error));
      });
  });
}

async function answer(request: IncomingMessage, captured: Captured): Promise<[number, unknown]> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const url = new URL(request.url ?? "/", "http://localhost");
  if (url.pathname.endsWith("/postgrest")) {
    if (request.method === "PATCH") captured.schemas = JSON.parse(body.toString("utf8")).db_schema;
    return [200, { db_schema: captured.schemas, max_rows: 1000 }];
  }
  if (request.method === "GET") return [200, []];
  if (request.method === "PUT") return [200, { functions: JSON.parse(body.toString("utf8")) }];
  if (request.method === "POST" && url.pathname.endsWith("/functions/deploy")) {
    const slug = url.searchParams.get("slug") ?? "";
    captured.functions.push({ slug, uploaded: body.length, ...(await readForm(request, body)) });
    return [201, deployed(slug)];
  }
  if (request.method === "POST" && url.pathname.endsWith("/secrets")) {
    const set = JSON.parse(body.toString("utf8")) as { name: string }[];
    captured.secrets.push(...set.map(({ name }) => name));
    return [201, {}];
  }
  throw new Error(`The CLI asked for something new: ${request.method} ${request.url}`);
}

async function readForm(request: IncomingMessage, body: Buffer) {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const files: CapturedFile[] = [];
  let metadata: Record<string, unknown> = {};
  for (const [name, part] of form) {
    const text = typeof part === "string" ? part : undefined;
    if (name === "metadata") metadata = JSON.parse(text ?? (await (part as File).text()));
    else if (typeof part !== "string")
      files.push({ path: part.name, content: Buffer.from(await part.arrayBuffer()) });
  }
  return { files, metadata };
}

function deployed(slug: string) {
  const id = "00000000-0000-4000-8000-000000000001";
  const entrypoint_path = `supabase/functions/${slug}/index.ts`;
  return {
    id,
    slug,
    name: slug,
    status: "ACTIVE",
    version: 1,
    created_at: 1,
    updated_at: 1,
    verify_jwt: false,
    entrypoint_path,
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const taken = Reflect.get(error, "code") === "EADDRINUSE";
      reject(
        taken
          ? new Error(`Port ${PORT} is taken, and the CLI's local profile uses no other. Stop what uses it.`)
          : error,
      );
    });
    server.listen(PORT, "127.0.0.1", () => resolve());
  });
}
