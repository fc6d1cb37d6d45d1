import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectGoodLook, expectNoSeriousFindings, type Look, shoot, startUi, type Ui } from "./open-ui.ts";

let ui: Ui;
beforeAll(async () => {
  ui = await startUi();
});
afterAll(() => ui?.close());

async function newPerson(look?: Look) {
  const opened = await ui.newPersonsPage(look);
  const token = await opened.person.token();
  return { ...opened, id: String(JSON.parse(atob(token.split(".")[1] ?? ""))["sub"]) };
}

type Client = Awaited<ReturnType<typeof newPerson>>["client"];

const MANUAL = `# Refund policy

We take everything back that was bought in our shop, whatever the reason, as long as it is complete.

## How long it takes

A refund takes fourteen days from the day the parcel arrives in our warehouse. The money goes back to the card
that was used. Bank transfers take two days longer, because the bank works on weekdays only.

## Shipping

Parcels are sent from Brno every evening. ${"Larger orders travel in several parcels, each with its own label. ".repeat(30)}

## Opening hours

The shop is open from nine to five, on Saturdays until noon. ${"On public holidays it stays closed all day long. ".repeat(14)}
`;

/** Drops files on an element. */
async function drop(page: Page, label: string, files: { name: string; type: string; text: string }[]) {
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, type, text } of given) transfer.items.add(new File([text], name, { type }));
    return transfer;
  }, files);
  const target = page.getByRole("region", { name: label });
  // During rendering, files may be dropped on an element that is replaced.
  await page.waitForLoadState("networkidle");
  await target.dispatchEvent("dragover", { dataTransfer: data });
  await target.dispatchEvent("drop", { dataTransfer: data });
}

const look = (page: Page, name: string) => expectGoodLook(page, `memory-${name}`);

async function store(client: Client, site_id: string, source: string, content: string): Promise<void> {
  await client.call("POST", "/functions/v1/documents", { site_id, source, content });
  await expect
    .poll(async () => {
      const path = `/functions/v1/documents?site_id=${encodeURIComponent(site_id)}`;
      const { body } = await client.call<{ documents: { source: string; status: string }[] }>("GET", path);
      return body.documents.find((one) => one.source === source)?.status;
    })
    .toBe("READY");
}

function part(page: Page, name: string) {
  return page.getByRole("navigation", { name: /^Parts of / }).getByRole("link", { name, exact: true });
}

async function retrieve(page: Page, question: string): Promise<void> {
  await page.getByLabel("Question").fill(question);
  await page.getByLabel("Question").press("Control+Enter");
}

describe("memory", () => {
  it("a site is created, a dropped document is found with its source, and both are deleted", async () => {
    const { page, problems, client, id } = await newPerson();
    await page.goto(`${ui.url}/memory`);
    await page.getByRole("heading", { name: "Create the first site" }).waitFor();
    await page.getByRole("button", { name: "Create a site" }).click();
    const form = page.getByRole("dialog", { name: "Create a site" });
    await form.getByRole("button", { name: "Create a site" }).click();
    await form.getByText("Give the site a name.").waitFor();
    await form.getByLabel("Name of the site").fill("help/desk ä");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "help/desk ä", level: 1 }).waitFor();

    await page.getByRole("heading", { name: "Add the first document" }).waitFor();
    await drop(page, "Add documents", [
      { name: "manual.md", type: "text/markdown", text: MANUAL },
      { name: "scan.pdf", type: "application/pdf", text: "%PDF-1.7 and so on" },
    ]);
    await page.getByRole("link", { name: "manual.md" }).waitFor();
    await page.getByText("Ready", { exact: true }).waitFor();
    await page.getByText(/is a PDF; send its text/).waitFor();
    await page.getByRole("button", { name: "Dismiss scan.pdf" }).click();
    await page.getByRole("link", { name: "manual.md" }).click();
    const drawer = page.getByRole("dialog", { name: "manual.md" });
    await drawer.getByText("Refund policy › Shipping").first().waitFor();
    await page.keyboard.press("Escape");

    await part(page, "Try a query").click();
    await retrieve(page, "How long does a refund take?");
    const passages = page.getByRole("region", { name: "Passages" });
    await passages.getByText("takes fourteen days", { exact: false }).first().waitFor();
    expect(await passages.getByRole("link", { name: "manual.md" }).count()).toBeGreaterThan(0);
    expect(await passages.locator("mark").allTextContents()).toContain("refund");
    expect(await passages.getByRole("meter").first().getAttribute("aria-valuenow")).toMatch(/^[1-9]\d+$/);
    const sources = await page.locator("[data-line=source]").allTextContents();
    expect(sources.slice(0, 2)).toEqual(["[1]\n", expect.stringMatching(/^manual\.md › Refund policy/)]);
    expect(await page.locator("[data-line=fence]").count()).toBe(sources.length);
    await page.getByRole("button", { name: "Copy as curl" }).click();
    const curl = await page.evaluate(() => navigator.clipboard.readText());
    expect(curl).toContain("/functions/v1/retrieve-context");
    expect(curl).toContain(`"user_id":"${id}"`);
    await retrieve(page, "Which volcano erupted yesterday?");
    await page
      .getByText("Nothing in the documents of this site fits the question well", { exact: true })
      .waitFor();
    await passages.getByText("only the closest").first().waitFor();

    await part(page, "Conversations").click();
    await page.getByText("No messages yet").waitFor();
    const message = { site_id: "help/desk ä", user_id: id };
    await client.call("POST", "/functions/v1/chat-messages", {
      messages: [
        { ...message, role: "user", message: "Is my parcel there?" },
        { ...message, role: "ai", message: "It arrived this morning." },
      ],
    });
    await page.reload();
    const said = page.getByRole("list", { name: "Your conversation" }).getByRole("listitem");
    await said.nth(1).waitFor();
    expect(await said.allTextContents()).toEqual([
      expect.stringContaining("Is my parcel there?"),
      expect.stringContaining("It arrived this morning."),
    ]);
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    const erasing = page.getByRole("alertdialog");
    await erasing.getByText("2 messages are permanently deleted").waitFor();
    await erasing.getByRole("button", { name: "Erase" }).click();
    await page.getByText("No messages yet").waitFor();

    await page.getByRole("button", { name: "Delete site" }).click();
    const asked = page.getByRole("alertdialog", { name: "Delete help/desk ä?" });
    await asked.getByText("1 document", { exact: true }).waitFor();
    await asked.getByText("0 messages", { exact: true }).waitFor();
    await asked.getByRole("button", { name: "Cancel" }).click();
    await part(page, "Documents").click();
    await page.getByRole("button", { name: "Delete manual.md" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { name: "Add the first document" }).waitFor();
    await page.getByRole("button", { name: "Delete site" }).click();
    await asked.getByText("0 documents", { exact: true }).waitFor();
    await asked.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { name: "Create the first site" }).waitFor();
    expect((await client.call("GET", "/functions/v1/sites")).body).toEqual({ sites: [] });
    expect(problems).toEqual([]);
  });

  it("an instruction is written, edited, restored to its first version, and deleted", async () => {
    const { page, problems, client } = await newPerson();
    await client.call("POST", "/functions/v1/sites", { site_id: "s" });
    await page.goto(`${ui.url}/memory/s?part=instructions`);
    await page.getByRole("button", { name: "New instruction" }).click();
    const form = page.getByRole("dialog", { name: "New instruction" });
    await form.getByLabel("Name").fill("greeter");
    await form.getByLabel("Instruction").fill("Greet in Czech.");
    await form.getByRole("button", { name: "Save" }).click();
    const text = page.getByRole("region", { name: "greeter" }).getByLabel("Instruction");
    for (const [version, words] of [
      [2, "Greet in Slovak."],
      [3, "Greet in Polish."],
    ] as const) {
      await text.fill(words);
      await page.reload();
      await expect.poll(() => text.inputValue()).toBe(words);
      await page.getByRole("button", { name: `Save as version ${version}` }).click();
      await page.getByRole("button", { name: `View version ${version}` }).waitFor();
    }
    await page.getByRole("button", { name: "View version 1" }).click();
    const old = page.getByRole("dialog", { name: "greeter · Version 1" });
    await old.getByText("Greet in Czech.").waitFor();
    await old.getByRole("button", { name: "Restore this version" }).click();
    await page.getByRole("button", { name: "View version 4" }).waitFor();
    expect(await text.inputValue()).toBe("Greet in Czech.");
    const { body } = await client.call("GET", "/functions/v1/instructions?site_id=s&resource_name=greeter");
    expect(body).toMatchObject({ version: 4, instruction_text: "Greet in Czech." });

    // Another user saves in between: nothing is overwritten, nothing typed is lost.
    await client.call("POST", "/functions/v1/instructions", {
      site_id: "s",
      resource_name: "greeter",
      instruction_text: "Greet in German.",
    });
    await text.fill("Greet in French.");
    await page.getByRole("button", { name: "Save as version 5" }).click();
    await page.getByRole("alert").getByText("Version 5 exists").waitFor();
    expect(await text.inputValue()).toBe("Greet in French.");

    await page.getByRole("button", { name: "Delete greeter?" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { name: "Write the first instruction" }).waitFor();
    expect(problems).toEqual([]);
  });

  it("members are added with a role, changed and removed; each sees what the role allows", async () => {
    const owner = await newPerson();
    const other = await newPerson();
    await owner.client.call("POST", "/functions/v1/sites", { site_id: "shared" });
    await owner.client.call("POST", "/functions/v1/chat-messages", {
      site_id: "shared",
      user_id: owner.id,
      role: "user",
      message: "For nobody else",
    });
    const { page } = owner;
    await page.goto(`${ui.url}/memory/shared?part=members`);
    await page.getByRole("button", { name: "Add a member" }).click();
    const form = page.getByRole("dialog", { name: "Add a member" });
    await form.getByRole("button", { name: "Add a member" }).click();
    await form.getByText("Enter a user ID.").waitFor();
    await form.getByLabel("User ID").fill(other.id);
    await form.getByLabel("Role").selectOption("reader");
    await form.getByRole("button", { name: "Add a member" }).click();
    await page.getByRole("list", { name: "Members" }).getByText(other.id).waitFor();

    await other.page.goto(`${ui.url}/memory`);
    await other.page.getByRole("link", { name: "shared" }).click();
    await other.page.getByRole("heading", { name: "No documents yet" }).waitFor();
    expect(await other.page.getByRole("button", { name: "Choose files" }).count()).toBe(0);
    await part(other.page, "Conversations").click();
    await other.page.getByText("No messages yet").waitFor();
    await other.client.call("POST", "/functions/v1/sites", { site_id: "mine" });

    await page.getByLabel(`Role of ${other.id}`).selectOption("member");
    await page.getByText("keeps a conversation of their own").first().waitFor();
    await other.client.call("POST", "/functions/v1/chat-messages", {
      site_id: "shared",
      user_id: other.id,
      role: "user",
      message: "Hello from a member",
    });
    await part(page, "Conversations").click();
    await page.getByRole("list", { name: "Users" }).getByRole("link", { name: other.id }).click();
    await page.getByText("Hello from a member").waitFor();
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    const how = page.getByRole("dialog", { name: `Erase the conversation of ${other.id}` });
    await how.getByText("memory:write", { exact: false }).first().waitFor();
    await page.keyboard.press("Escape");

    await part(page, "Members").click();
    await page.getByRole("button", { name: `Remove ${other.id}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await page.getByRole("heading", { name: "Add the first member" }).waitFor();
    await other.page.goto(`${ui.url}/memory/shared`);
    await other.page.getByRole("heading", { name: "Site not found" }).waitFor();
  });

  it("indexing shows its progress; a list of 600 documents scrolls and is searched without rendering all of them", async () => {
    const { page, client } = await newPerson();
    const long = Array.from(
      { length: 150 },
      (_, n) => `## Part ${n}\n\n${`Sentence ${n} says a lot. `.repeat(30)}\n`,
    );
    await client.call("POST", "/functions/v1/documents", {
      site_id: "many",
      source: "long.md",
      content: long.join("\n"),
    });
    await page.goto(`${ui.url}/memory/many`);
    const bar = page.getByRole("progressbar", { name: "Indexing" });
    await bar
      .or(page.getByText("Ready", { exact: true }))
      .first()
      .waitFor();
    await page.getByText("Ready", { exact: true }).waitFor({ timeout: 60_000 });
    await page.getByRole("link", { name: "long.md" }).click();
    const drawer = page.getByRole("dialog", { name: "long.md" });
    await drawer.getByText("Chunk 1", { exact: true }).waitFor();
    expect(await drawer.getByRole("listitem").count()).toBeLessThan(40);
    await page.keyboard.press("Escape");
    await ui.toolgate.stack.sql(
      `insert into site_documents (site_id, source, format, content_hash, live_revision, status, chunk_count, characters)
       select 'many', 'note-' || to_char(n, 'FM000') || '.txt', 'plain', md5(n::text), gen_random_uuid(), 'READY', 1, 8 from generate_series(0, 599) n`,
    );
    await page.reload();
    const rows = page.getByRole("list", { name: "Documents" }).getByRole("listitem");
    await rows.first().waitFor();
    expect(await rows.count()).toBeLessThan(90);
    await page.getByLabel("Search by source").fill("note-599");
    await page.getByRole("link", { name: "note-599.txt" }).waitFor();
    await expect.poll(() => rows.count()).toBe(1);
  });

  it("a long conversation starts with its newest messages and loads older ones on request", async () => {
    const { page, client, id } = await newPerson();
    const messages = Array.from({ length: 450 }, (_, n) => ({
      site_id: "talk",
      user_id: id,
      role: n % 2 === 0 ? "user" : "ai",
      message: `Message ${n}.`,
    }));
    await client.call("POST", "/functions/v1/chat-messages", { messages });
    await page.goto(`${ui.url}/memory/talk?part=conversations`);
    const rows = page.getByRole("list", { name: "Your conversation" }).getByRole("listitem");
    await rows.first().getByText("Message 250.").waitFor();
    expect(await rows.count()).toBe(200);
    await rows.last().getByText("Message 449.").waitFor();
    await page.getByRole("button", { name: "Older messages" }).click();
    await page.getByText("Message 50.", { exact: true }).waitFor();
    expect(await rows.count()).toBeLessThan(90);
    await page.keyboard.press("End");
    await page.getByText("Message 449.").waitFor();
  });

  it("the way from the list to a retrieved passage works by keyboard alone", async () => {
    const { page, client } = await newPerson();
    await store(client, "keys", "manual.md", MANUAL);
    await page.goto(`${ui.url}/memory`);
    await page.getByRole("link", { name: "keys", exact: true }).focus();
    await page.keyboard.press("Enter");
    await part(page, "Try a query").focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Question").focus();
    await page.keyboard.type("When is the shop open on Saturdays?");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Passages" }).getByText("Saturdays").first().waitFor();
  });
});

for (const width of [1280, 360]) {
  describe(`memory at ${width} px, in light and dark`, () => {
    it("every part, empty and full, has no serious axe finding and no overflow", async () => {
      const { page, problems, client, id } = await newPerson({ width });
      const site = `support-${width}`;
      await client.call("POST", "/functions/v1/sites", { site_id: site });
      for (const name of ["documents", "conversations", "instructions", "members"]) {
        await page.goto(`${ui.url}/memory/${site}?part=${name}`);
        await page.getByRole("heading", { level: 2 }).first().waitFor();
        await look(page, `${name}-empty`);
      }
      await page.goto(`${ui.url}/memory/${site}`);
      await drop(page, "Add documents", [
        { name: "notes.md", type: "text/markdown", text: MANUAL },
        { name: "report.docx", type: "application/zip", text: "PK\u0003\u0004 and so on" },
      ]);
      await page.getByText("Ready", { exact: true }).waitFor();
      await page.getByText(/send its text/).waitFor();
      await look(page, "documents-refused");
      await page.getByRole("button", { name: "Paste text" }).click();
      await page.getByRole("dialog", { name: "Paste text" }).getByRole("button", { name: "Store" }).click();
      await page.getByText("Enter a name.").waitFor();
      await look(page, "paste");
      await page.keyboard.press("Escape");
      await fill(client, site, id);
      await page.goto(`${ui.url}/memory`);
      await page.getByRole("link", { name: site }).waitFor();
      await look(page, "sites");
      await page.goto(`${ui.url}/memory/${site}`);
      await page.getByRole("link", { name: "notes.md" }).click();
      await page.getByRole("dialog", { name: "notes.md" }).getByText("Chunk 2", { exact: true }).waitFor();
      await look(page, "chunks");

      await page.goto(`${ui.url}/memory/${site}?part=try`);
      await page.getByText("Options", { exact: true }).click();
      await page.getByLabel("Maximum chunks").fill("500");
      await look(page, "try-options");
      await page.getByLabel("Maximum chunks").fill("4");
      await retrieve(page, "How long does a refund take, and when is the shop open?");
      await page.getByRole("region", { name: "Passages" }).locator("mark").first().waitFor();
      await look(page, "try-found");
      await page.getByLabel("Maximum characters").fill("100");
      await retrieve(page, "How long does a refund take?");
      await page.getByText("Results do not fit into the character limit").waitFor();
      await page.getByLabel("Maximum characters").fill("");
      await retrieve(page, "Which volcano erupted yesterday?");
      await page.getByRole("heading", { name: /^Nothing in the documents/ }).waitFor();
      await look(page, "try-nothing");

      await rewrite(page, "retrieve-context", (body) => ({ ...body, indexing: 2 }));
      await retrieve(page, "Which volcano erupted yesterday?");
      await page.getByText("2 documents are still being indexed and cannot be found yet.").waitFor();
      await look(page, "try-indexing");
      const half = { status: "INDEXING", indexed_count: 1, error: "the model endpoint answered 503" };
      await rewrite(page, "documents", ({ documents }) => ({
        documents: (documents as object[]).map((one, n) => (n === 1 ? { ...one, ...half } : one)),
      }));
      await page.goto(`${ui.url}/memory/${site}`);
      await page.getByRole("progressbar", { name: "Indexing" }).waitFor();
      await page
        .getByText("Indexing failed and will be tried again: the model endpoint answered 503")
        .waitFor();
      await expectNoSeriousFindings(page);
      await shoot(page, "memory-documents-indexing");
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.route("**/functions/v1/sites", (route) => route.abort());
      await page.goto(`${ui.url}/memory`);
      await page.getByRole("button", { name: "Try again" }).waitFor();
      await look(page, "sites-unreachable");
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("link", { name: site }).waitFor();

      await page.goto(`${ui.url}/memory/${site}?part=conversations`);
      await page.getByRole("list", { name: "Your conversation" }).waitFor();
      await look(page, "conversations");
      await page.getByRole("link", { name: "customer-7" }).click();
      await page.getByText("Where is my parcel?").waitFor();
      await page.getByRole("button", { name: "Erase", exact: true }).click();
      await page.getByRole("dialog").waitFor();
      await look(page, "erase-other");
      await page.keyboard.press("Escape");

      await page.goto(`${ui.url}/memory/${site}?part=instructions`);
      await page.getByRole("link", { name: "support-agent" }).click();
      await page.getByLabel("Instruction", { exact: true }).getByText("name your source").waitFor();
      await look(page, "instructions");
      await page.getByRole("button", { name: "View version 1" }).click();
      await page.getByRole("dialog").getByText("Answer briefly.").waitFor();
      await look(page, "instruction-version");
      await page.keyboard.press("Escape");

      await page.goto(`${ui.url}/memory/${site}?part=members`);
      await page.getByRole("list", { name: "Members" }).waitFor();
      await look(page, "members");
      await page.getByRole("button", { name: "Add a member" }).click();
      await page.getByRole("dialog").getByLabel("Role").selectOption("editor");
      await look(page, "member-add");
      await page.getByRole("dialog").getByText("changes documents and instructions").last().waitFor();
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Delete site" }).click();
      await page.getByRole("alertdialog").getByText("3 documents", { exact: true }).waitFor();
      await look(page, "delete-site");
      await page.goto(`${ui.url}/memory/nothing-here`);
      await page.getByRole("heading", { name: "Site not found" }).waitFor();
      await look(page, "no-site");
      expect(problems).toEqual([]);
    });
  });
}

/** Changes the answer of a function on its way to the page, to show states that are too short to be tested. */
function rewrite(page: Page, name: string, change: (body: Record<string, unknown>) => object): Promise<void> {
  return page.route(new RegExp(`/functions/v1/${name}(\\?|$)`), async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: response.ok() ? change(body) : body });
  });
}

/** The content of a site in use. */
async function fill(client: Client, site_id: string, id: string): Promise<void> {
  await store(
    client,
    site_id,
    "https://example.com/help/a-rather-long-address-of-a-page/that-goes-on",
    MANUAL,
  );
  await store(client, site_id, "hours.txt", "The shop is open from nine to five.");
  const key = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "workflow",
    scopes: ["memory:write"],
  });
  await ui.toolgate.as(key.body.key).call("POST", "/functions/v1/chat-messages", {
    messages: [
      { site_id, user_id: "customer-7", role: "user", message: "Where is my parcel?" },
      {
        site_id,
        user_id: "customer-7",
        role: "ai",
        message: "It left Brno yesterday evening.\nIt should arrive today.",
      },
    ],
  });
  await client.call("POST", "/functions/v1/chat-messages", {
    messages: [
      { site_id, user_id: id, role: "user", message: "How long does a refund take?" },
      { site_id, user_id: id, role: "ai", message: "Fourteen days from the day the parcel arrives." },
    ],
  });
  for (const instruction_text of [
    "Answer briefly.",
    "Answer briefly, and name your source.\nNever promise a date.",
  ])
    await client.call("POST", "/functions/v1/instructions", {
      site_id,
      resource_name: "support-agent",
      instruction_text,
    });
  await client.call("POST", "/functions/v1/instructions", {
    site_id,
    resource_name: "sales-agent",
    instruction_text: "Offer the larger plan.",
  });
  const members = `/functions/v1/sites/${site_id}/members`;
  await client.call("POST", members, { user_id: crypto.randomUUID(), role: "editor" });
  await client.call("POST", members, {
    user_id: "zitadel|2081",
    role: "member",
    issuer: "https://id.example.com",
  });
}
