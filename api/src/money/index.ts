export { readMoneyLeft } from './money-left';
export { makeMoney, moneyRoom } from './money-room';
