/** What a picture says of itself before anybody decodes it. */
export interface ImageMetadata {
  format: 'jpeg' | 'png' | 'webp' | 'avif';
  /** As stored, before it is turned; the largest where a file names several. */
  width: number;
  height: number;
  /** What each pixel takes in memory once it is decoded, at the most. */
  bytesPerPixel: number;
  /** How to turn and mirror it, 1 to 8 as EXIF counts; 1 is upright. */
  orientation: number;
  /**
   * The same file with nothing in it but the picture, for the decoder: what it would unpack of a colour profile or a comment
   * is counted by nobody.
   */
  bare: Buffer;
}
