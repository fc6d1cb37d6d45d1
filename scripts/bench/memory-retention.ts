import { type Figure, figure, percentile, timeEach } from "./figure.ts";
import { openBenchStack } from "./open-stack.ts";

const MESSAGES = 100_000;

/**
 * Time to store a message over HTTP while the cleanup deletes 50,000 of 100,000 messages, compared with an
 * idle system.
 */
export async function* memoryRetentionBench(): AsyncGenerator<Figure> {
  const { stack, client, user_id } = await openBenchStack();
  try {
    const site_id = crypto.randomUUID();
    await client.call("POST", "/functions/v1/sites", { site_id });
    await stack.sql(
      `insert into chat_messages (user_id, site_id, role, message, timestamp, terms)
       select 'u' || i % 100, $1, 'user', 'Message number ' || i, now() - make_interval(days => case when i % 2 = 0 then 40 else 1 end), '{}'
       from generate_series(1, ${MESSAGES}) i`,
      [site_id],
    );
    const add = async () => {
      const { status } = await client.call("POST", "/chat-messages", {
        user_id,
        site_id,
        role: "user",
        message: "during",
      });
      if (status !== 201) throw new Error(`POST /chat-messages: ${status}`);
    };
    const rest = await timeEach(100, add);
    const started = performance.now();
    let isRunning = true;
    const cleaning = client.call<{ deleted: number }>("DELETE", "/chat-messages/cleanup").finally(() => {
      isRunning = false;
    });
    const during: number[] = [];
    while (isRunning) during.push(...(await timeEach(1, add)));
    const { body } = await cleaning;
    if (body.deleted !== MESSAGES / 2) throw new Error(`deleted ${body.deleted}`);
    yield figure(
      "memory-retention",
      "deleting 50,000 of 100,000 messages",
      performance.now() - started,
      "ms",
    );
    yield figure(
      "memory-retention",
      "storing a message meanwhile, median",
      percentile(during, 50),
      "ms",
      percentile(rest, 50),
    );
    yield figure(
      "memory-retention",
      "storing a message meanwhile, longest",
      Math.max(...during),
      "ms",
      Math.max(...rest),
    );
  } finally {
    await stack.stop();
  }
}
