/**
 * Measures work instead of waiting: a machine with other work changes how long a test takes, hardly what it computes.
 * @returns milliseconds of CPU that this process has spent since
 */
export function startCpuClock(): () => number {
  const before = process.cpuUsage();
  return () => process.cpuUsage(before).user / 1000;
}
