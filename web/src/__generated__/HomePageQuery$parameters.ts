/**
 * @generated SignedSource<<7e573758323e493df45461080a970a22>>
 * @relayHash 299f4aa0026a53b18b7696416e52d63c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c71f15f3d70062c99ff5beff45c62a986f9a62debe58f0039eee4617055cd71d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c71f15f3d70062c99ff5beff45c62a986f9a62debe58f0039eee4617055cd71d",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
