import type { Guard } from '../guard';

const test = { runner: 'jest', file: 'shell/src/slots/slots.test.tsx' } as const;

/** The guards of screens against what other remotes show on them (decision 0108). */
export const slots: Guard[] = [
  {
    protects: 'a slot that throws costs the screen around it nothing',
    file: 'shell/src/slots/SlotBoundary.tsx',
    remove: 'return this.state.hasFailed ? this.props.fallback : this.props.children;',
    replace: 'return this.props.children;',
    test: {
      ...test,
      name: 'a remote that throws at once leaves the screen whole and the place empty, and its failure is reported',
    },
  },
  {
    protects: 'a slot that suspends does not take the screen off the page',
    file: 'shell/src/slots/SlotComponent.tsx',
    remove: `<Suspense fallback={null}>
          <Component {...context} />
        </Suspense>`,
    replace: '<Component {...context} />',
    test: { ...test, name: 'one that suspends for ever leaves the screen on the page' },
  },
  {
    protects: 'what is for members is neither shown to visitors nor loaded for them',
    file: 'shell/src/slots/fillSlots.tsx',
    remove: "decideAccess(access, status) === 'allow'",
    replace: "decideAccess(access, status) !== 'leave'",
    test: { ...test, name: 'those without access get nothing, not even its code' },
  },
  {
    protects: 'a release with a slot that throws does not go live',
    file: 'scripts/release/screens/tryScreens.ts',
    remove: 'Object.entries(slots).map(',
    replace: 'Object.entries(slots).slice(0, 0).map(',
    test: {
      runner: 'jest',
      file: 'scripts/release/screens.test.ts',
      name: 'a slot is rendered with its place’s sample props, and one that throws does not go live',
    },
  },
];
