import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";

/** The API's answer as `final_data`: an object itself; an array or scalar `{result}`; an empty answer `{result: null}`. */
export function toFinalData(value: Json): JsonObject {
  return isJsonObject(value) ? value : { result: value };
}
