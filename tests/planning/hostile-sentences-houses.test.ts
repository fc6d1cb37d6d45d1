import { describeAttack } from "./describe-attack.ts";

for (const name of ["school", "building", "hotel", "lab", "calls", "museum"] as const) describeAttack(name);
