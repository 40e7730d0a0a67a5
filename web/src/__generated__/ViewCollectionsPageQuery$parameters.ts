/**
 * @generated SignedSource<<c9f3f6127063c0f8ca87558c5fad9340>>
 * @relayHash 795b399ab42623050110191051cb185d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c195e664ec6513f7b50163fcd9471e63c598ab81076adc6efb252769b183de1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCollectionsPageQuery } from './ViewCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c195e664ec6513f7b50163fcd9471e63c598ab81076adc6efb252769b183de1",
    "metadata": {},
    "name": "ViewCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
