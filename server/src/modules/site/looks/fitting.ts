import { ResizeFilterType, ResizeFit } from '@napi-rs/image';

/** The largest size that fits, for `Transformer.resize`. */
export function fitting(width: number, height: number) {
  return { width, height, fit: ResizeFit.Inside, filter: ResizeFilterType.Lanczos3 };
}
