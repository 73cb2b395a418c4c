import type { PictureHints } from './hints.ts';
import type { PictureName } from './manifest.ts';

/**
 * Made by tools/art/render.ts: for each picture one of a few pixels, to be stretched and blurred while the real one loads. The browser's
 * scripts do not import them: the build writes them into style sheets (web/placeholders.ts).
 */
export const placeholderImages = {
  'obstacle-kicker-l': {
    wide: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAsABABoJbACdACzNRUsgEAA3XKDT51kjm6NmAnIkIEGiLAvFnwCn8yl8dW/0O24zCODsf2WX+C67TF4AAAA',
  },
  'obstacle-kicker-m': {
    wide: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAsABABoJbACdAEOncgsAP7VEMxMgGCrXfBBva0fplpYBn2vYA8s4ByCMWNjPerzBQJSSFUWoXhD9uTAAA==',
  },
  'obstacle-pipe': {
    wide: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAwAgCdASoQAAsABABoJbACdEf/gdMNdwGrQAD+sjwozCm+ecVqCQNhBJAo3V3zwPdgA8Adx+K+LVa7LatHZoohNlyhkPWUx1IAAA==',
  },
  'obstacle-wave-box': {
    wide: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAsABABoJbACdAEOuNLrgAD+1trbncAo1pzYanPN9N3FEdN/2TJ/cRngBO7V6EMR8oWm30DAAA==',
  },
  'obstacle-kicker-s': {
    wide: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAsABABoJbACdAEVzbW3KwAA/ueJnWUD4mv5j0w52lPDmxGYMTPRyQW4PJ2IP/Ec5cYcrz4AAA==',
  },
  'obstacle-flat-box': {
    wide: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAsABABoJbACdAEOw6nqAAD+mD9GUyl8rbrHflZAdAnVueKjIrOITvEUpi1xuxvofM+wteKYG1JP7IvEAA==',
  },
  'obstacle-down-rail': {
    wide: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAsABABoJbACdAENdNg0+AAA/sjZNVnUf0uQcHuqlg74lfl6tpXMzXGdwoEk4xEG/k+KkmYAAA==',
  },
  'obstacle-start-dock': {
    wide: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAsABABoJbACdAEO5kq4mpAA/eJhEqUoC5/x2JL089L4ChGmoUL7UPaYFD4OiFzQoe0CsFmhQ449QEWK7xqUytAAAA==',
  },
  cable: {
    wide: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJaACdAEQLUCo2AAA/tYp2hqYXUQBeB9uCEq51D+Rl9nb6dJ5Z8O0JtXeHfV8LXVfI+4AAAA=',
    phone:
      'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAABwBACdASoQACMAPxFsr1AsJaQitVgIAYAiCWYAtOg2z8bS0MLvu+OfCPWcAABSADUPKbfpkwQTAkJ6AhW3jgBMhP+KHmtXh8yv3Q+rV8dz8LFzZVOxLRvvKNDX7CeAtQcyoV3L/JFquLw8S2qGkKV0AAA=',
  },
  bar: {
    wide: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoQAAkABABoJbACdAEYGpCjAnAA/qFqgk2VAHOBgHEBreRZd6PT9i0v1a69WM6vjJjz2n6+aKSOwCUNNjobs7RdX4csAAAA',
    phone:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAABQBACdASoQACMAPv1sq1ArJiQitUgBYB+JZACxHtpEfEk6+tDdTHibrLYwAP52E43U0E8O/QllsYRSyDxUJq/QtAqa4CHKMNkJjgg/FnL+tYNlFHbrgKZZLChoPp1dEmdIzYYA',
  },
  instructor: {
    wide: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdAEOnJW3AAD+xGneWAGyGYPDvUWcn0FuG6zpndRo6YSNlz4tz7jvfX2/M2iA0AAA',
    phone:
      'data:image/webp;base64,UklGRpoAAABXRUJQVlA4II4AAACQBACdASoQACMAPxF6tFOsJ6SiqqgBgCIJbACdMuz1QHNMtuJFaKzlvO/pioAA/H9SbOJY5GcwvJHl57+8eSZD7etY6H+X+LaD2AnYqfZOb1t7NZE135ZU9hnfaYy+9BiItJONppN0j1RKQk5NX3cKNiwAaBMUsuF05OpeO/mH9X9yGPCT9OMFaNZG1oAA',
  },
  bilevel: {
    wide: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoQAAkABABoJbACdAECpRo70CAA/PAsm22kbcUBM4rd1cNbuBIxL3d4FJF60pRlFgk4K8W9oG3iXNrf5JTa8W99ZHyfV5o9HIsnACAA',
    phone:
      'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAAAQBQCdASoQACMAPxFqsFAsJaSitVgIAYAiCWwAdgABR95ZkFA6b66I/8npR3v0HegwAP1Bx4zjQbIDe+Vnp8pzerB9Tn/9qYHgI1+n//jfD/2Wih2oJAzk+oAOptVQyLaZolAqG4/pvPKVd4IEz7uipP+1hwODkZzaD1fe+5VAAAAA',
  },
  beach: {
    wide: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAkABABoJbACdGuAAobn7BgAAP38DKs9wU0oJr4eCzC0+U+xmLxFA6Jogk3iF/cBAZ8t6/1MJwYiRxUF8AAA',
    phone:
      'data:image/webp;base64,UklGRpQAAABXRUJQVlA4IIgAAACQBACdASoQACMAPxF6tFOsJ6SiqqgBgCIJbACdMoSCmHNKgwLh+hPh6Yt5WgAA/iClPNBzyo6uafAl4z+YURBib/8Q51tpA0Aat3//IMe7K3MDTWlIt7F5zGUHMC9oqtqxLsMVNk7SakQ4s8SmgdxEaEgbBl948Jpy7LxSwUw1dVY1UYspOfAA',
  },
  party: {
    wide: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJZACdADhZvtyc5AA/kENLWi9zjJ6JZm7HIwyR/VlTr74nDaYcm3Gz6x5qSIBE0AAAA==',
    phone:
      'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAACwBACdASoQACMAPxF0sFGsJqSiqqwBgCIJaACdMtPrZJd8/A2BkRSUzGx5vcIAAP7r39x8PSNq4/DQh+3l8ZSaITMqzctxrK6Wmnt47Fyd2fExUVbGY5Njsq3aGYSonRf1KiuGBF/9FNZulBSTWGJCkoZaEeK+DJkMU9z1O89uxjBpkQAAAA==',
  },
  camping: {
    wide: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoQAAkABABoJbACdAEHLSws3AD+468srPy1NgGQPdUHTOhqvfxpNzYhI4uHlySFUtJyyYNK2cLC2e9fTXFzXxOdRKDrx7rRxWpQAA==',
    phone:
      'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAAAQBQCdASoQACMAPxF8tVOsJ6SiqqgBgCIJbACdMoSCmHPP7SEAmBMpxuA9yaH0ShyYAP70jvcz7B5WgcgSFhdKdgDPOxE3crL6eSVi2IRHi41lkSQrDkUV51zyXS4i9uL6vtvCByq/Rf4AbEkl/QfUU2WUkfRXSQAAAA==',
  },
  miniramp: {
    wide: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJbACdAD0Zue7FGAA/lXp4uPoVCvwFOapiyilpj4WfFbw0USB7BQF5VUi2vGY/FeCAAAA',
    phone:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAACwBACdASoQACMAPxFqr1AsJaQmtVgIAYAiCWoAnTKEeZ+zcIAKofXe37NNRLxAAPnWgCFh0WXFnsPfiJEw3L+NO3TWdQVXr9m0IunOQD9JVZIOBgXlGSlXjf8cvekaxZUS6lg26AAAAA==',
  },
  'bar-terrace': {
    wide: 'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoQAAsABABoJbACdAEUh0eRYvgA+OTgstv2KRO4pSuAjhKSVF+XBa4XdS1YE4in/X+uDvL1HylIOsvieI/IQ263WvSxqsqQoy0HhnJaAAA=',
  },
  'bar-food': {
    wide: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoQAAsABABoJbACdAEO4ku3ZcAA33KgNb40dL+jxESHDXEF3pmYdRk5szU+6qTpG14GbenFI/XaZEk2YoobWO3YxLN65d7nggAAAA==',
  },
  cottage: {
    wide: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoQAAsABABoJbACdACaqAAA/H5Lla4LhHDIQt72fiS4dcdekuIZzPrbjE9uDbjShn3/WUvUvL4gli0utP5AAA==',
  },
  tents: {
    wide: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAABwAQCdASoQAAsABABoJbACdAAhQADiNJVy46eTEGJ4IugNVLCEBnzaTw0+t2EJsfsVJOffjnWTduoD/KnsL1AkUUjsAA==',
  },
  'hot-tub': {
    wide: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAsABABoJbACdAEOwib5kADh3sEMIQxoZQqBt0rHYAhSZyOjxIs3tmSkcUrPCxiw8Pk+7b41r5q8gAA=',
  },
  sup: {
    wide: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAsABABoJbACdAEVHKJpAAD+1Ob86BEQixg15KC3at48LVPKx7CuTci08UpV93xJhFcm4AA=',
  },
  'way-car': {
    wide: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAsABABoJbACdAENmSfVpgAA/NcqQ707lqrC43FY+aUmOtY11I8NYRCwbjZ1dVB/UkryUPYOypZgIK7OTfgA',
  },
  'way-parking': {
    wide: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAsABABoJbACdAEQEr7aK4AA/lvxjt71AZ6XLNQbjNWocuPgSjclNVxgfVaMkoG9PZxkN5U9fGMCcjzr6qAA',
  },
  'way-bikes': {
    wide: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAsABABoJbACdAD2BjHGs1AAAP38YOV0p3vRbFE60vsWC8Cq2U19xAapcwzCKQYx3GdruvHytJs59P+UogAA',
  },
  'event-camp': {
    wide: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAQCdASoQAAsABABoJbACdABwfaAAAP6Rg0TDLCAkxy6963uJQMCEp5muAh/hlxbF2trzVOA/OGVNWcD2FpJtp6T7B8oBFHsr5uAA',
  },
  'event-contest': {
    wide: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAsABABoJbACdAEeka++aaQAAP5bfeorFoxZe0DfikCGiPTgRPlcEZDIlVLvLY+b7N5wAAA=',
  },
  'event-night': {
    wide: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAsABABoJagCw7Cx6jjgAP68hQ5GAEEfPdubqp/BxOKRGQfMm/++uj7XGrLMA618mxdaBpkVYKNhxAAAAA==',
  },
} as const satisfies Record<PictureName, PictureHints>;
