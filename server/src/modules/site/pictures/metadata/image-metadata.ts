/** The metadata of a picture, before decoding. */
export interface ImageMetadata {
  format: 'jpeg' | 'png' | 'webp' | 'avif';
  /** As stored, before rotation; the largest if a file has several. */
  width: number;
  height: number;
  /** The most bytes of memory for each decoded pixel. */
  bytesPerPixel: number;
  /** Rotation and mirroring, 1 to 8 as in EXIF; 1 is upright. */
  orientation: number;
  /**
   * The same file with only the picture in it, for the decoder: the memory limit does not count
   * unpacked colour profiles or comments.
   */
  bare: Buffer;
}
