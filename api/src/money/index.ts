export { readMoneyLeft } from './money-left';
export { unsentPayouts } from './payouts/unsent-payouts-repository';
export { makeMoney, moneyRoom, type Money } from './money-room';
