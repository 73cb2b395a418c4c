import { infoTexts } from '../../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { classes } from '../../../ui/classes.ts';
import { Hero, type HeroProps } from './Hero.tsx';
import place from './LocationPage.module.css';

type CallHeroProps = Omit<HeroProps, 'ours' | 'children'> & { phone: string };

/** The quickest way to the park: its number, over the beach or the park's own picture. */
export function CallHero({ phone, ...props }: CallHeroProps) {
  const t = usePageTexts(infoTexts).contact;
  return (
    <Hero {...props} ours="beach">
      <h2 className={place.label}>{t.call}</h2>
      <a className={classes(place.route, place.number)} href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone}
      </a>
      <p>{t.late}</p>
    </Hero>
  );
}
