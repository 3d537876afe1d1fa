/*
 * The grids' parts of the panels that most visitors open, loaded together after the first picture.
 */
import './texts';
import { Daily } from '../daily/panel';
import { Help } from './help';
import { New } from './new';
import { Settings } from './settings';
import { Share } from './share';
import { Type } from './type';

export const PANELS = { Daily, Help, New, Settings, Share, Type };
