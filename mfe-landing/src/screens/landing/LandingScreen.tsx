import { Footer } from '../../components/footer/Footer';
import { ClosingSection } from './closing/ClosingSection';
import { DemoSection } from './demo/DemoSection';
import { FeaturesSection } from './features/FeaturesSection';
import { HappeningSoon } from './happening-soon/HappeningSoon';
import { HeroSection } from './hero/HeroSection';
import { PricingSection } from './pricing/PricingSection';
import { TestimonialsSection } from './testimonials/TestimonialsSection';

/** The public landing page, one section per folder. Spec section 2. */
export default function LandingScreen() {
  return (
    <>
      <HeroSection />
      <FeaturesSection />
      <DemoSection />
      <TestimonialsSection />
      <PricingSection />
      <HappeningSoon />
      <ClosingSection />
      <Footer />
    </>
  );
}
