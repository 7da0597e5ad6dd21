import { useLayoutEffect, type ReactNode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { dataSaverStore } from '../data-saver/dataSaverStore';
import { lazyPart } from './lazyPart';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('a lazy part', () => {
  it('loads nothing until it is needed, then replaces the fallback', async () => {
    const load = jest.fn(() => Promise.resolve(Hello));
    const { Part } = lazyPart(load);
    const part = (wanted: boolean) => (
      <Part wanted={wanted} onFail={() => {}} fallback={<p>waiting</p>} props={{ name: 'Ada' }} />
    );
    const { rerender } = render(part(false));
    expect(screen.getByText('waiting')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
    rerender(part(true));
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  });

  it('loads once, even when warmed', async () => {
    const load = jest.fn(() => Promise.resolve(Hello));
    const { Part, warm } = lazyPart(load);
    await warm();
    render(<Part wanted onFail={() => {}} props={{ name: 'Ada' }} />);
    expect(screen.getByText('Hello Ada')).toBeInTheDocument();
    await warm();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not warmed in Data Saver mode, but loads when it is needed', async () => {
    dataSaverStore.setState({ isOn: true });
    const load = jest.fn(() => Promise.resolve(Hello));
    const { Part, warm } = lazyPart(load);
    expect(await warm()).toBe(false);
    expect(load).not.toHaveBeenCalled();
    render(<Part wanted onFail={() => {}} props={{ name: 'Ada' }} />);
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
    dataSaverStore.setState({ isOn: false });
  });

  it('renders when its code arrives between the first render and its effect', async () => {
    let arrive: () => void = () => undefined;
    // Resolves at once, like a promise that settled earlier.
    const fetched = {
      then: (onArrived: (component: typeof Hello) => boolean) => {
        return new Promise((resolve) => {
          arrive = () => resolve(onArrived(Hello));
        });
      },
    };
    const { Part, warm } = lazyPart(() => fetched as unknown as Promise<typeof Hello>);
    void warm();
    const Arriving = ({ children }: { children: ReactNode }) => {
      useLayoutEffect(() => arrive(), []);
      return children;
    };
    render(
      <Arriving>
        <Part wanted onFail={() => {}} props={{ name: 'Ada' }} />
      </Arriving>,
    );
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  });

  it('reports a failed load and retries the next time it is needed', async () => {
    const load = jest.fn<Promise<typeof Hello>, []>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Hello);
    const { Part } = lazyPart(load);
    const handleFail = jest.fn();
    const part = (wanted: boolean) => (
      <Part wanted={wanted} onFail={handleFail} props={{ name: 'Ada' }} />
    );
    const { rerender } = render(part(true));
    await waitFor(() => expect(handleFail).toHaveBeenCalled());
    rerender(part(false));
    rerender(part(true));
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
    expect(handleFail).toHaveBeenCalledTimes(1);
  });
});
