/**
 * A request that enforces its own timeout. The browser only does so for requests that it sends, and intercepted ones aren't
 * sent: a hanging call would hang for longer than on the site, where the HTTP client gives up.
 */
export class TimedRequest extends XMLHttpRequest {
  override open(method: string, url: string | URL, ...rest: unknown[]): void {
    Reflect.apply(super.open, this, [method, url, ...rest]);
    // The timeout is set between `open` and `send`. Once there is an answer, nobody is listening.
    setTimeout(() => {
      if (this.timeout > 0) setTimeout(() => this.end(), this.timeout);
    });
  }

  private end(): void {
    this.dispatchEvent(new ProgressEvent('timeout'));
  }
}
