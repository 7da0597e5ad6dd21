import { Closing } from './closing/Closing';
import { Demo } from './demo/Demo';
import { Features } from './features/Features';
import { Footer } from './footer/Footer';
import { HappeningSoon } from './happening-soon/HappeningSoon';
import { Hero } from './hero/Hero';
import { Pricing } from './pricing/Pricing';
import { Testimonials } from './testimonials/Testimonials';

/** The public landing page, one section per folder. Spec section 2. */
export default function LandingScreen() {
  return (
    <>
      <Hero />
      <Features />
      <Demo />
      <Testimonials />
      <Pricing />
      <HappeningSoon />
      <Closing />
      <Footer />
    </>
  );
}
