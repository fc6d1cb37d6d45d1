/**
 * Contains a value that must not be printed by accident: JSON, logs and traces contain an empty object.
 */
export class Sealed<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  open(): T {
    return this.#value;
  }
}
