/**
 * The version of the terms of use and the privacy policy (`mfe-landing/src/screens/legal`), which whoever registers or books accepts:
 * the day from which they hold. A change of their meaning needs a new one; it reaches their pages by the OpenAPI document.
 */
export const TERMS_VERSION = '2026-11-27';
