/** A JPEG with bytes that do not belong there, as in photos of some phones: viewers leave them out. */
export function withSmallFault(jpeg: Buffer): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return Buffer.concat([jpeg.subarray(0, frame), Buffer.from([1, 2, 3]), jpeg.subarray(frame)]);
}
