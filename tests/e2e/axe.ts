import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

/** The rules whose result depends on colours, for the second theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules whose findings axe-core never calls serious. */
export const MODERATE_RULES = [
  "aria-allowed-role",
  "aria-deprecated-role",
  "empty-heading",
  "empty-table-header",
  "form-field-multiple-labels",
  "heading-order",
  "html-xml-lang-mismatch",
  "image-redundant-alt",
  "landmark-banner-is-top-level",
  "landmark-complementary-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-main-is-top-level",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
  "landmark-one-main",
  "landmark-unique",
  "meta-viewport",
  "meta-viewport-large",
  "no-autoplay-audio",
  "page-has-heading-one",
  "presentation-role-conflict",
  "region",
  "scope-attr-valid",
  "server-side-image-map",
  "skip-link",
  "table-duplicate-name",
];

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Offers axe-core to every document of a context. Sending half a megabyte for each check, and compiling it, would take
 * as long as the check.
 */
export const AXE_SCRIPT = `window.loadAxe = () => { if (!window.axe) { ${source} } };`;

interface AxeResults {
  violations: {
    id: string;
    impact: string | null;
    help: string;
    nodes: { html: string; failureSummary?: string }[];
  }[];
}

/**
 * Runs axe-core on the current page in both themes.
 *
 * @throws Error that lists every serious or critical finding
 */
export async function expectNoSeriousFindings(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [theme, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  await expectNoSerious(page, theme, ALL_RULES);
  await page.emulateMedia({ colorScheme: other });
  try {
    await expectNoSerious(page, other, COLOUR_RULES);
  } finally {
    await page.emulateMedia({ colorScheme: theme });
  }
}

/** The same in the current theme only. For pages that were checked in both, in another language. */
export async function expectNoSeriousFindingsInTheme(page: Page): Promise<void> {
  await expectNoSerious(page, "the current theme", ALL_RULES);
}

async function expectNoSerious(page: Page, theme: string, runOnly: readonly string[]): Promise<void> {
  const options = {
    resultTypes: ["violations"],
    runOnly,
    ...(runOnly === ALL_RULES && {
      rules: Object.fromEntries(MODERATE_RULES.map((rule) => [rule, { enabled: false }])),
    }),
  };
  const { violations } = await page.evaluate<AxeResults>(
    // The live announcer of react-aria may refer to removed elements, which users cannot reach.
    `loadAxe(); axe.run({ exclude: ["[data-live-announcer]"] }, ${JSON.stringify(options)})`,
  );
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  if (serious.length === 0) return;
  const lines = serious.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 5)
      .map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ""}`),
  );
  throw new Error(`${new URL(page.url()).pathname} has serious findings in ${theme}:\n${lines.join("\n")}`);
}
