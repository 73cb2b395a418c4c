import { type Language, weekdaysFromMonday } from '@cablepark/domain/time/display';
import type { StaffTexts } from '../../staff/texts.ts';

type Labels = Readonly<Record<string, string>>;

/** The text of a known word, else the word itself: the log may be newer than this page. */
export function labelOf(labels: Labels, word: string): string {
  return Object.hasOwn(labels, word) ? (labels[word] ?? word) : word;
}

/**
 * A field's label, as in its editor.
 * @param list the field of the list that contains the item (`scenes`)
 */
export function fieldName(
  field: string,
  subject: string,
  texts: StaffTexts,
  language: Language,
  list?: string,
): string {
  if (subject === 'Park') return parkFieldName(field, texts, language);
  const { inPolish, inEnglish } = texts.content;
  const [way, end] = [field.replace(/\.(?:pl|en)$/, ''), /\.(pl|en)$/.exec(field)?.[1]];
  const own = labelsFor(subject, list, texts);
  const label = Object.hasOwn(own, way) ? labelOf(own, way) : plainName(way, texts);
  if (end === undefined) return label;
  return end === 'pl' ? inPolish(label) : inEnglish(label);
}

function plainName(field: string, { audit }: StaffTexts): string {
  return field
    .split('.')
    .map((part) => labelOf(audit.fields, part))
    .join(' › ');
}

/** Labels of one kind of item, where other items have a field of the same name. */
function labelsFor(subject: string, list: string | undefined, texts: StaffTexts): Labels {
  if (list) return itemLabels(list, texts);
  const { audit, looks, library, messages, tracks, words } = texts;
  if (subject === 'Page') {
    return {
      ...messages.kinds,
      title: words.pageTitle,
      description: words.description,
      lead: words.pageLead,
      inForceFrom: words.legal.inForceFrom,
      'colours.main': looks.main,
      'colours.second': looks.second,
      'logo.file': looks.logo,
      'logo.withName': looks.withName,
      'logo.onPlate': looks.onPlate,
    };
  }
  if (subject === 'Picture') {
    return { alt: library.alt, 'focus.x': library.focusAcross, 'focus.y': library.focusDown };
  }
  if (subject !== 'Asset') return {};
  return {
    name_en: audit.fields.nameEn,
    description_en: audit.fields.descriptionEn,
    length: tracks.length,
    level: tracks.level,
    colour: tracks.colour,
    status: tracks.status,
  };
}

function itemLabels(list: string, { audit, home, prices, tracks, words }: StaffTexts): Labels {
  const { fields: scene } = home;
  const lists: Readonly<Record<string, Labels>> = {
    scenes: { ...scene, 'action.label': scene.label, 'action.target': scene.target },
    sections: { heading: words.heading, text: words.text, picture: scene.picture },
    rows: { note: prices.note, vat: prices.vat, role: prices.role, slots: prices.slotCount },
    obstacles: { name_en: audit.fields.nameEn, picture: tracks.picture },
  };
  return lists[list] ?? {};
}

function parkFieldName(field: string, { audit, park: t }: StaffTexts, language: Language): string {
  const [section, key = '', part = '', end = ''] = field.split('.');
  if (section === 'prices') {
    const price = labelOf(audit.earlierPrices, key);
    return part === '' ? price : `${price}, ${part === 'weekend' ? audit.weekend : audit.weekday}`;
  }
  if (section === 'hours' && key === 'week') {
    const day = weekdaysFromMonday(language)[Number(part)] ?? part;
    return end === 'closes' ? t.closesOn(day) : t.opensOn(day);
  }
  return labelOf(t.fields, field);
}
