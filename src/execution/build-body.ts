import type { HttpOperation, OperationBody } from "../contract/http-operation.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { buildForm } from "./build-form.ts";
import { buildMultipart } from "./build-multipart.ts";
import { decodeBase64 } from "./decode-base64.ts";
import { type ArgumentFaults, UnusableArgument } from "./invalid-arguments.ts";
import { essenceOf, isJsonType, isTextType } from "./media-type.ts";

export interface EncodedBody {
  contentType: string;
  bytes: Uint8Array;
}

/** The request body, or undefined when there is none to send. */
export function buildBody(
  operation: HttpOperation,
  args: JsonObject,
  faults: ArgumentFaults,
): EncodedBody | undefined {
  const { body } = operation;
  if (body === undefined) return undefined;
  const value = bodyValue(body, args);
  if (value === undefined) {
    if (body.required)
      faults.add(body.mode === "whole" ? body.argument : "", "is required: the request needs a body");
    return undefined;
  }
  const argument = body.mode === "whole" ? body.argument : "";
  return faults.collect(argument, () => encodeBody(body, value));
}

/** The value of the whole body; undefined when the caller gave nothing for it. */
function bodyValue(body: OperationBody, args: JsonObject): Json | undefined {
  if (body.mode === "whole") return Object.hasOwn(args, body.argument) ? args[body.argument] : undefined;
  const given = body.properties.filter(({ argument }) => Object.hasOwn(args, argument));
  if (given.length === 0 && !body.required) return undefined;
  // fromEntries defines own properties, so one named __proto__ stays an ordinary one.
  return Object.fromEntries(given.map(({ argument, property }) => [property, args[argument] ?? null]));
}

function encodeBody(body: OperationBody, value: Json): EncodedBody {
  const contentType = concreteType(body.contentType);
  const essence = essenceOf(contentType);
  if (isJsonType(essence)) return { contentType, bytes: utf8(JSON.stringify(value)) };
  if (essence === "application/x-www-form-urlencoded") {
    return {
      contentType,
      bytes: utf8(typeof value === "string" ? value : buildForm(asObject(value), body.encoding ?? {})),
    };
  }
  if (essence.startsWith("multipart/")) return buildMultipart(asObject(value), body.encoding ?? {}, essence);
  if (isTextType(essence)) return { contentType, bytes: utf8(bodyText(value, essence)) };
  return { contentType, bytes: decodeBase64(value, contentType) };
}

/** A media type range stands for a type the caller did not choose; these are the plainest members. */
function concreteType(mediaType: string): string {
  const essence = essenceOf(mediaType);
  if (essence === "*/*" || essence === "application/*" || essence === "") return "application/json";
  if (essence === "text/*") return "text/plain; charset=utf-8";
  return essence.endsWith("/*") ? "application/octet-stream" : mediaType;
}

function asObject(value: Json): JsonObject {
  if (!isJsonObject(value)) throw new UnusableArgument("must be an object: the body is a form");
  return value;
}

function bodyText(value: Json, essence: string): string {
  if (typeof value === "string") return value;
  if (/xml$/.test(essence)) throw new UnusableArgument("must be the XML document as text");
  return JSON.stringify(value);
}

function utf8(text: string): Uint8Array {
  if (/\p{Surrogate}/u.test(text))
    throw new UnusableArgument("holds half of a surrogate pair, which is no character");
  return new TextEncoder().encode(text);
}
