import { expect, it } from "vitest";
import { describeDevice } from "../../web/src/features/settings/describe-device.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36";
const ROWS: [userAgent: string | null, device: string | null][] = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, "Chrome, Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/149.0.0.0`, "Edge, Windows"],
  [
    `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${CHROME.replace("Safari", "Mobile Safari")}`,
    "Chrome, Android",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, macOS"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari, iPhone",
  ],
  ["curl/8.16.0", "curl"],
  ["node", "node"],
  ["<script>alert(1)</script>", null],
  ["", null],
  [null, null],
];

it.each(ROWS)("describeDevice(%j) is %j", (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
