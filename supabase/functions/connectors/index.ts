import { createPlatform } from "../../../src/app.ts";
import { connectors } from "../../../src/http/connectors.ts";

export default connectors(createPlatform());
