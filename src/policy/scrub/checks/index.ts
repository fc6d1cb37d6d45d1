import { isIpv4, isIpv6 } from "./addresses.ts";
import { isBasicLogin } from "./basic-login.ts";
import { isCard } from "./card.ts";
import { measureIban } from "./iban.ts";
import { isBirthNumber, isInn, isPesel, isSnils } from "./national-ids.ts";
import { isPhone } from "./phone.ts";
import { isSecret, isStrongPassword } from "./secret.ts";

/**
 * Whether a match is valid, or how many of its characters are. `whole` is the whole match of the pattern.
 */
type Check = (value: string, whole: string) => boolean | number;

export const CHECKS = {
  basic_login: isBasicLogin,
  card: isCard,
  cz_birth_number: isBirthNumber,
  iban: measureIban,
  inn: isInn,
  ipv4: isIpv4,
  ipv6: isIpv6,
  pesel: isPesel,
  phone: isPhone,
  secret: isSecret,
  snils: isSnils,
  strong_password: isStrongPassword,
} as const satisfies Record<string, Check>;
