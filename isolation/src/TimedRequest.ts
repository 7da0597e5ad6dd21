/**
 * A request that keeps its own time limit. The browser only keeps it for requests that it sends, and intercepted ones are not sent:
 * a call that hangs would hang for longer than on the site, where the HTTP client gives up.
 */
export class TimedRequest extends XMLHttpRequest {
  override open(method: string, url: string | URL, ...rest: unknown[]): void {
    Reflect.apply(super.open, this, [method, url, ...rest]);
    // The limit is set between `open` and `send`. Once there is an answer, nobody listens any more.
    setTimeout(() => {
      if (this.timeout > 0) setTimeout(() => this.end(), this.timeout);
    });
  }

  private end(): void {
    this.dispatchEvent(new ProgressEvent('timeout'));
  }
}
