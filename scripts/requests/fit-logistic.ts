/**
 * One example of a logistic model: features and label. A comparison of two alternatives has their
 * difference, with 0 for `constant`.
 */
export interface Example {
  features: Readonly<Record<string, number>>;
  label: 0 | 1;
  weight?: number;
}

/** Logistic regression with an L2 penalty, by gradient descent with momentum; returns the weights with `constant`. */
export function fitLogistic(
  examples: readonly Example[],
  names: readonly string[],
  { penalty = 1, rounds = 800, positive = [] as readonly string[] } = {},
): Record<string, number> {
  const columns = ["constant", ...names];
  const rows = examples.map(({ features }) =>
    columns.map((name) => features[name] ?? (name === "constant" ? 1 : 0)),
  );
  const weights = new Float64Array(columns.length);
  const speed = new Float64Array(columns.length);
  const total = examples.reduce((sum, { weight = 1 }) => sum + weight, 0);
  for (let round = 0; round < rounds; round++) {
    const gradient = new Float64Array(columns.length);
    rows.forEach((row, i) => {
      const example = examples[i];
      if (example === undefined) return;
      const error = (logistic(dot(row, weights)) - example.label) * (example.weight ?? 1);
      for (let k = 0; k < row.length; k++) gradient[k] = (gradient[k] ?? 0) + error * (row[k] ?? 0);
    });
    step(weights, speed, gradient, total, penalty);
    for (const name of positive)
      weights[columns.indexOf(name)] = Math.max(0, weights[columns.indexOf(name)] ?? 0);
  }
  return toRecord(columns, weights);
}

/** Conditional logit: the choice among several alternatives; any of `wanted` is right. */
export interface Choice {
  alternatives: readonly Readonly<Record<string, number>>[];
  wanted: readonly number[];
}

export function fitChoices(
  choices: readonly Choice[],
  names: readonly string[],
  { penalty = 1, rounds = 500, positive = [] as readonly string[] } = {},
): Record<string, number> {
  const data = choices.map(({ alternatives, wanted }) => ({
    rows: alternatives.map((features) => names.map((name) => features[name] ?? 0)),
    wanted,
  }));
  const weights = new Float64Array(names.length);
  const speed = new Float64Array(names.length);
  for (let round = 0; round < rounds; round++) {
    const gradient = new Float64Array(names.length);
    for (const { rows, wanted } of data) {
      const scores = rows.map((row) => dot(row, weights));
      const top = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - top));
      const all = shares.reduce((sum, share) => sum + share, 0);
      const right = wanted.reduce((sum, i) => sum + (shares[i] ?? 0), 0);
      rows.forEach((row, i) => {
        const share = (shares[i] ?? 0) / all;
        const target = wanted.includes(i) ? (shares[i] ?? 0) / right : 0;
        for (let k = 0; k < row.length; k++)
          gradient[k] = (gradient[k] ?? 0) + (share - target) * (row[k] ?? 0);
      });
    }
    step(weights, speed, gradient, data.length, penalty);
    for (const name of positive)
      weights[names.indexOf(name)] = Math.max(0, weights[names.indexOf(name)] ?? 0);
  }
  return toRecord(names, weights);
}

function step(
  weights: Float64Array,
  speed: Float64Array,
  gradient: Float64Array,
  total: number,
  penalty: number,
): void {
  for (let k = 0; k < weights.length; k++) {
    const slope = ((gradient[k] ?? 0) + (k === 0 ? 0 : penalty * (weights[k] ?? 0))) / total;
    speed[k] = 0.9 * (speed[k] ?? 0) - 0.5 * slope;
    weights[k] = (weights[k] ?? 0) + (speed[k] ?? 0);
  }
}

function dot(row: readonly number[], weights: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < row.length; k++) sum += (row[k] ?? 0) * (weights[k] ?? 0);
  return sum;
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function toRecord(names: readonly string[], weights: Float64Array): Record<string, number> {
  return Object.fromEntries(names.map((name, k) => [name, Number((weights[k] ?? 0).toFixed(3))]));
}
