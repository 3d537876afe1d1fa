/*
 * Pictures that the page exports, read back after another program has saved them at another size, as messengers and
 * screenshots do. They are too many for the gate; `e2e/own-pictures.spec.ts` reads some.
 */
import { expect, type Page, test } from '@playwright/test';
import { follow, fragment, open } from '../e2e/page';
import { choose, exported, plain } from '../e2e/pictures';

/** Made by the generator: each kind and size, with the variants that a picture shows. */
const PUZZLES = [
	'sky4.2-3-.1---.-22-.--2-',
	'sky4b.2---.-3--.13--.----.--1N',
	'lat4.-2E3D43E',
	'lat4x.H4D1--3-',
	'lat4b.-21--4I23',
	'lat4xb.H4D1--3-',
	'sky5.5--2-.----4.----3.242--',
	'sky5x.4-3--.-----.----2.3-22-',
	'lat5.1--4E153F23H',
	'lat5x.-32F1M4-3-',
	'sky6.-3-2--.---32-.---421.--4-32.D13M2S',
	'sky6x.24-2--.-43-2-.---4--.4-----.WK2D',
	'sky6b.--2---.--333-.5-33-2.3----3.R1S',
	'sky6xb.-23---.4-33--.4--4-3.--2--3',
	'lat6.62F4D1--5D461G3--51--46',
	'lat6x.H3F5--3-4-1F6E4D6',
	'lat6b.F6--1-5--2G6-233E4-4E',
	'lat6xb.D4-2-1N5D4I6-',
	'sky7.-3-12-2.----5-3.-24----.22-4-12.K1-5F1H4D4S',
	'sky7x.-3-33--.4-4-2--.2----5-.-4-12--.J3W5N3--',
	'lat7.43G2-1--3E17D62D3--6--17D2--54--7--',
	'lat7x.637D114-26J7F24J1G4-1-',
	'sky8.-4--4-34.3--3--34.---22-5-.3331-3-3.-3L6--3-1-6H3I4E6F1P',
	'sky8x.-23-21--.2--5--4-.4--2244-.-4-3132-.D3P4N2W-6G',
	'sky8b.-5332-2-.-3-43---.2---4-14.1-4--4--.--1T6E6G4K4S',
	'sky8xb.5--3-134.-34--23-.-2--443-.53--3--4.S1WU3--',
	'lat8.634-1E5E7--71-6-848-7-3--5K618G24--624867D',
	'lat8x.--1D2G271-3F6-4--3-5I35--8D7D2-4--264F',
	'lat8b.--1--6H5-2-4I8--2-33--2--511J5317D6--4D',
	'lat8xb.-136J2--6D57D4F23F8O6F4E',
	'sky9.4443--423.---253-33.-42-3-332.-4-32---5.L3--1D17D3I8G2--6F4--2E8E4E64N',
	'sky9x.2-2-2----.3-4353-4-.35-332242.-43--34-2.S3F5D8--4H2D6G1K7T',
	'sky9b.222--4--4.25-2-2-3-.43-3224-4.-43----3-.WH31M1E4H13D8H3H2D',
	'sky9xb.-345--234.--2----4-.42--7--15.----2433-.F2P3I2G3N2W3G',
	'lat9.325D4G2D81D5F1--6-9D972E1E36-57-5E34-839D172-46--951-',
	'lat9x.7--3H4-2-398-7G4E4-1E5L1-8D1--52-98H22--6--8--',
	'lat9b.3876-1--52G4-1E3J4E4--8-1F9-23--9--6--8--6-8F43-5F',
	'lat9xb.31K6G2-3H5-1-4-8--2--4--9G2E1E8F4F8-5D9-',
	'fut4.Q.gFg-gg--.Lg',
	'fut4.Q.Gl-lD.l--gEgl--',
	'fut4.--1M4.Kg-.GglE',
	'fut5.WD.FlFlgH.lDllglHlDl',
	'fut5.WD.-lg-l-l-l-lEgE.--l--lGgH',
	'fut5.WD.DlNgg-.DgEgFl-gD',
	'fut6.--41-5WI.Ig--lOlD.-lJll--l-lgg-g-lDgll',
	'fut6.2--5WK.Ggg-g-gDgHlgEl.-gIlFllKl-',
	'fut6.WO.lgl--g--g--gDl-lLl.FlEg-l--g-g-lDgDl--',
	'fut7.H6WS2.gGl-llgHl--llFg-lg--lg-l-g-.Ml-gJlIlEgl--',
	'fut7.U4WG.g-gggl-gDgFg--l-gDlgLg-l.lDlJg--gDlgDll-g-lElgDg',
	'fut7.P3E5T5I.llRlDlFlHgl-gl.l-l--gDl-ggFgDllHggl-l-lDg',
	'fut8.H2WWJ5--.gGlElElElEl--l-gllFlHll-g-g-l.Dl--l-gGl-g-g-g--g--g-lGl-gDgl--gglg-lE',
	'fut8.H5P7E4WN.-gFg-gEg-gFlHg-lDl-l-gg--ggDg--l--l.--g-llHl-gDg--g--g-lEgEl-gg--g-l-gFg--',
	'fut8.-3R2--5WL5-3F.g--g-g-l--gGgDlEl-lEgEgllHlDlggl.FlggKlg-l-g-llFg-gEg-lglgDl-gF',
	'fut9.F7T6K5K1WI5--.-lgDl-l-lJgDgOgg--gl--lg-g-l-lEgFl-gE.lGllglgDl-gEl-l-lg--glggLgEglg-lglg-lglJl',
	'fut9.--1WWM3--6H8-3--8F.lJg--ggPlDllglFg-llEl-gg--glEg-gElg.lEl-glll-g-l-glg--ggg--g-gGgDgEgg--lFl--g-lM',
	'fut9.WWWK6E.FgIg-l-gllFgGg--gglDg--gg-g--ll-ll-gIg-lD.El--lDg--gl--gFl-gLgHl--g--gDggl--llg-gEl-',
	'mix5.-1-2-.-----.--3--.-4---.WD.Nl-gDg.lFgN',
	'fut5a.J5P.DbbbHb--b--b.bEb-bbbbbDbDb',
	'mix6.-332--.------.---4-1.-----2.E3WE1E.TlHgl-.--g-lgFlIlgI',
	'fut6a.S4I3I.Fb--bDbGb-bFb--.Hb--bbDb-b-b--bbDb--',
	'mix7.-3--2-2.----5-3.--4----.-------.H6WT.g--gGlDlHlKg--gglD.OgDlg-lGl-lL',
	'fut7a.D7WN2J.bb-bGbIb-bbEb-b--b-b-bDb-.-bLbbbOb--bEbD',
	'fut5x.WD.Dg-gEgEgE.JlglHl',
	'fut5x.WD.DglHgEl--.Pg--gg',
	'fut6x.G6U3I.--lIgOgD.KglDggFgFl-',
	'fut6x.J6W-2--.lDlTlF.EgJl-g-g-gHg-',
	'fut7x.E2WW.-l--lDg-lgDg-ggggEl-g-l-ggEl-g--.TlIgEgI',
	'fut7x.--7WW--.gEl--l-llFlMlEl--gg--.ggGl-lEllIgFgIgl',
	'mix5x.-----.---34.-2--2.-----.WD.Tg.U',
	'fut6xb.W-3M.g-lgKgP.KgDggGlH',
	'fut5xa.L1N.-b-b-bEb-b-b-b--b.bDb--bb-bbGbb',
];
const SIZES = [0.5, 0.75, 1, 1.25, 2];

/** The picture as a JPEG file, enlarged by this factor. */
async function resized(page: Page, png: Buffer, factor: number): Promise<Buffer> {
	const data = await page.evaluate(
		async ([base64, by]) => {
			const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
			const picture = await createImageBitmap(new Blob([bytes]));
			const canvas = document.createElement('canvas');
			canvas.width = Math.round(picture.width * by);
			canvas.height = Math.round(picture.height * by);
			canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
			return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? '';
		},
		[png.toString('base64'), factor] as const,
	);
	return Buffer.from(data, 'base64');
}

for (const link of PUZZLES)
	test(`the picture of ${link} is read at each size`, async ({ page }) => {
		await open(page, './#fut4.L4E.lgDggF.GlF');
		await follow(page, link);
		const png = plain(await exported(page));
		for (const factor of SIZES)
			await test.step(String(factor), async () => {
				await follow(page, 'sky4.1332.2122.3213.1423');
				await choose(page, await resized(page, png, factor));
				await expect
					.soft(page.locator('[data-photo]'))
					.toHaveAttribute('data-photo', /unique|several/);
				await page.getByRole('button', { name: 'Put it on the board' }).click();
				const opened = await fragment(page, /^#(?!sky4\.1332)./);
				expect.soft(opened.replace(/\.\w$/, '')).toBe(`#${link}`);
			});
	});
