/** Sets the page's clock to a moment, from which it runs on. This affects dates only, not timers. */
export function setClock(moment: Date): void {
  const RealDate = Date;
  const ahead = moment.getTime() - RealDate.now();
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown),
  });
}
