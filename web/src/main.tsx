import "./styles.css";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { StartError } from "./app/cannot-start.tsx";
import { startApp } from "./app/start-app.ts";

const root = createRoot(document.getElementById("root") ?? document.body);

startApp().then(
  (context) => root.render(<App {...context} />),
  (error: unknown) => root.render(<StartError error={error} />),
);
