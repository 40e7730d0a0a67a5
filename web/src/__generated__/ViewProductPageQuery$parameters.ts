/**
 * @generated SignedSource<<1dd01eaf07c6fd7131480efe83d51692>>
 * @relayHash 39787ed37d78eccee739a7bb044334b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5aa0bca307d1c14739dcd8fbd5d23ee6bab69561cef03b8aa521cc2d94a1903

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewProductPageQuery } from './ViewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5aa0bca307d1c14739dcd8fbd5d23ee6bab69561cef03b8aa521cc2d94a1903",
    "metadata": {},
    "name": "ViewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
