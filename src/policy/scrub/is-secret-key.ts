/** Keys whose value is a secret regardless of its form. */
const SECRET_KEY =
  /^(?:(?:db|user|admin|smtp|new|old|current)?_?(?:password|passwd|passphrase|passcode|pwd)|(?:client|app|shared|webhook|signing)?_?secret(?:_?key)?|(?:x_)?(?:api|access|auth|private)_?key|(?:x_)?(?:access|auth|refresh|id|session|api|bearer|csrf|xsrf)?_?token|(?:set_)?cookie|(?:proxy_)?authorization|heslo|hasło|haslo|пароль)$/i;

export function isSecretKey(key: string): boolean {
  return key.length >= 3 && key.length <= 24 && SECRET_KEY.test(key.replaceAll("-", "_"));
}
