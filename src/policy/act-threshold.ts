/** S5: below this confidence the manager asks instead of acting. */
export const ACT_THRESHOLD = 0.75;
