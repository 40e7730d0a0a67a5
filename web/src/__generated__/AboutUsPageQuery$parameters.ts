/**
 * @generated SignedSource<<2cc2f4b9f04936d7e510117f466b5bad>>
 * @relayHash a7b8be5c64e9cd6394791edcd9c69f90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28f5565f0cdee2b77e66f5ab09e916ef77a50d64236fef25dab17992a7bbdbc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutUsPageQuery } from './AboutUsPageQuery.graphql';

const node: PreloadableConcreteRequest<AboutUsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28f5565f0cdee2b77e66f5ab09e916ef77a50d64236fef25dab17992a7bbdbc5",
    "metadata": {},
    "name": "AboutUsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
