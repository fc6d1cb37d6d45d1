import { env } from "node:process";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `npx vite web` beside `npm start` (or another stack, `TOOLGATE_URL`). */
const stack = env["TOOLGATE_URL"] ?? "http://127.0.0.1:54321";
const served = ["/functions", "/rest", "/auth", "/toolgate.json", "/docs", "/sample"];

/** The web UI: static files for any host. `npm run build` writes `web/dist`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
    // The manifest lists the files of the first load; a test sums their sizes.
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, stack])) },
});
