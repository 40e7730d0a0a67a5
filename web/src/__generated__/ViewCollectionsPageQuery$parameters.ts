/**
 * @generated SignedSource<<6e3a69f89d783a29547ff65ff36200e0>>
 * @relayHash a5f8201aaf90cc42346d6be06eb72aab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd5afb193e3bc48f1ef0c67e43113089e7713bf5277345d1fa9a07510727d3a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCollectionsPageQuery } from './ViewCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd5afb193e3bc48f1ef0c67e43113089e7713bf5277345d1fa9a07510727d3a8",
    "metadata": {},
    "name": "ViewCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
