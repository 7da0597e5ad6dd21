/** The clock for all rules, so that tests can set the time. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
