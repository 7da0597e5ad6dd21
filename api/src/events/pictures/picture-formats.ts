/** The formats of a picture: for a link's preview, a post, and a story. In pixels. */
export const PICTURE_FORMATS = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
} as const;

export type PictureFormat = keyof typeof PICTURE_FORMATS;

const MARGIN = 48;
/** Covered by Instagram's and WhatsApp's own controls at the top and bottom of a story. */
const STORY_TOP = 270;
const STORY_BOTTOM = 360;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a picture's ticket is, and its stub, which is torn off at the right or at the bottom. */
export interface TicketPlan {
  ticket: Area;
  main: Area;
  stub: Area;
  isUpright: boolean;
  title: [largest: number, smallest: number];
  text: number;
}

export const PLANS: Readonly<Record<PictureFormat, TicketPlan>> = {
  wide: sideways(),
  square: upright({
    top: MARGIN,
    height: PICTURE_FORMATS.square.height - 2 * MARGIN,
    stub: 290,
    title: [124, 26],
    text: 36,
  }),
  story: upright({
    top: STORY_TOP,
    height: PICTURE_FORMATS.story.height - STORY_TOP - STORY_BOTTOM,
    stub: 330,
    title: [148, 30],
    text: 42,
  }),
};

function sideways(): TicketPlan {
  const { width, height } = PICTURE_FORMATS.wide;
  const ticket = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  const stub = { ...ticket, x: ticket.x + ticket.width - 280, width: 280 };
  const main = inset({ ...ticket, width: ticket.width - stub.width }, 52, 46);
  return { ticket, main, stub, isUpright: false, title: [100, 22], text: 28 };
}

function upright(sizes: {
  top: number;
  height: number;
  stub: number;
  title: TicketPlan['title'];
  text: number;
}): TicketPlan {
  const { top, height, title, text } = sizes;
  const width = PICTURE_FORMATS.square.width - 2 * MARGIN;
  const ticket = { x: MARGIN, y: top, width, height };
  const stub = { ...ticket, y: top + height - sizes.stub, height: sizes.stub };
  const main = inset({ ...ticket, height: height - sizes.stub }, 64, 60);
  return { ticket, main, stub, isUpright: true, title, text };
}

function inset({ x, y, width, height }: Area, side: number, end: number): Area {
  return { x: x + side, y: y + end, width: width - 2 * side, height: height - 2 * end };
}
