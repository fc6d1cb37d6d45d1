import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The web UI: static files for any host. `npm run build` writes `web/dist`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
    // The manifest tells what the first load consists of; a test adds it up.
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
  },
  server: {
    // `npx vite web` beside `npm start`.
    proxy: Object.fromEntries(
      ["/functions", "/rest", "/auth", "/toolgate.json", "/docs", "/sample"].map((path) => [
        path,
        "http://127.0.0.1:54321",
      ]),
    ),
  },
});
