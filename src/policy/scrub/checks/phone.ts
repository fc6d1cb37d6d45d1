/** Dates and decimal numbers have the form of a phone number, too. */
const ELSE = /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{4}|[+(]?\d{1,12}\.\d{1,15}$|0{3})/;

export function isPhone(text: string): boolean {
  return !ELSE.test(text);
}
