export { readMoneyLeft } from './money-left';
export { makeMoney, moneyRoom, type Money } from './money-room';
