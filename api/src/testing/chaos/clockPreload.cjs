// Loaded before the API: its clock jumps by as many milliseconds as the process is told.
const RealDate = Date;
let jump = 0;
globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + jump);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + jump;
  }
};
process.on('message', (message) => {
  if (typeof message?.jumpMs === 'number') jump = message.jumpMs;
});
