/** Share links for the social networks. */
export function shareTargets(title: string, url: string): { label: string; href: string }[] {
  const link = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  return [
    { label: 'WhatsApp', href: `https://wa.me/?text=${words}%20${link}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { label: 'X/Twitter', href: `https://twitter.com/intent/tweet?text=${words}&url=${link}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
  ];
}
