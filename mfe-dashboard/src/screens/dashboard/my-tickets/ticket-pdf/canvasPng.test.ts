import { canvasPng } from './canvasPng';

afterEach(() => jest.restoreAllMocks());

test('rejects rather than resolving with an empty picture if nothing can be drawn', async () => {
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, 'getContext').mockReturnValue(null);
  jest.spyOn(canvas, 'toBlob').mockImplementation((resolve) => resolve(new Blob(['empty'])));
  const draw = jest.fn();
  await expect(canvasPng(10, 10, draw)).rejects.toThrow('The picture could not be drawn.');
  expect(draw).not.toHaveBeenCalled();
});
