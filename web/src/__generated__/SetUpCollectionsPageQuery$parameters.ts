/**
 * @generated SignedSource<<451d26d815c01c5e902a2283292eac06>>
 * @relayHash 5573e1264966fce2126cde67693906f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dde788fc50de577d2f9289ccd17d18253f1f23182b284aa36d18cb61ec2f32ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCollectionsPageQuery } from './SetUpCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dde788fc50de577d2f9289ccd17d18253f1f23182b284aa36d18cb61ec2f32ac",
    "metadata": {},
    "name": "SetUpCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
