import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { openPage, PAGES, type PictureOfPage, type Shown } from "./pages.ts";

const MAX_BYTES = 60 * 1024;
const QUALITY = 70;

/** The sizes of the pictures: the look of the browser, and the end of the file's name. */
export const DESKTOP = { suffix: "", viewport: { width: 1280, height: 800 } };
export const PHONE = { suffix: "-phone", viewport: { width: 390, height: 844 } };

interface Visit {
  url: string;
  folder: string;
  shown(): Promise<Shown>;
  /** A browser of that size; signed in unless the page is for people without an account. */
  open(size: typeof DESKTOP, isSignedIn: boolean): Promise<BrowserContext>;
}

/** Takes a picture of every page, and writes the index. */
export async function writePages(visit: Visit): Promise<void> {
  const { folder } = visit;
  for (const picture of PAGES)
    for (const name of fileNames(picture)) await rm(resolve(folder, name), { force: true });
  await mkdir(folder, { recursive: true });
  for (const size of [DESKTOP, PHONE])
    for (const isSignedIn of [true, false]) {
      const context = await visit.open(size, isSignedIn);
      for (const picture of PAGES) {
        if ((picture.outside === true) === isSignedIn || (size === PHONE && !picture.phone)) continue;
        const page = await context.newPage();
        await openPage(page, visit.url, picture, await visit.shown());
        await page.waitForLoadState("networkidle");
        await save(page, resolve(folder, `${picture.name}${size.suffix}.webp`));
        await page.close();
      }
      await context.close();
    }
  await writeFile(resolve(folder, "README.md"), writeIndex());
}

export function fileNames({ name, phone }: PictureOfPage): string[] {
  return [DESKTOP, ...(phone ? [PHONE] : [])].map(({ suffix }) => `${name}${suffix}.webp`);
}

/** The index: every page with its address and its pictures. */
export function writeIndex(): string {
  const rows = PAGES.map((picture) => {
    const { title, route, search = "" } = picture;
    const [desktop = "", phone] = fileNames(picture);
    const image = (file: string, width: number) => `<img alt="${title}" src="${file}" width="${width}">`;
    const cells = [`${title}<br>\`${route}${search}\``, image(desktop, 560), phone ? image(phone, 180) : ""];
    return `| ${cells.join(" | ")} |`;
  });
  return `# Screenshots

Every page of the web UI, taken from the running product by \`npm run screenshots\`, which writes this file as well.

| Page | Desktop | Phone |
|---|---|---|
${rows.join("\n")}
`;
}

/** WebP is a fifth of a PNG; Playwright itself writes only PNG and JPEG. */
async function save(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  await writeFile(path, Buffer.from(data, "base64"));
  const { size } = await stat(path);
  if (size > MAX_BYTES) throw new Error(`${path} has ${size} bytes; the limit is ${MAX_BYTES}.`);
}
