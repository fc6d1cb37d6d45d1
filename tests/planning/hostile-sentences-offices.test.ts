import { describeAttack } from "./describe-attack.ts";

for (const name of ["bank", "hosting", "hr", "clinic"] as const)
  describeAttack(name, { hasQuestions: false });
for (const name of ["city", "freight"] as const) describeAttack(name);
